/** What this browser remembers of choices. Where it keeps nothing, pages work as if nothing had been chosen. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is chosen for now.
  }
}
