/** A file that is dropped somewhere is chosen as if by hand; while one is held over the place it has the class `over`. */
export function takeDrops(place: HTMLElement, input: HTMLInputElement, chosen: () => void): void {
  for (const kind of ["dragenter", "dragover"]) {
    place.addEventListener(kind, (event) => {
      event.preventDefault();
      place.classList.add("over");
    });
  }
  for (const kind of ["dragleave", "drop"]) place.addEventListener(kind, () => place.classList.remove("over"));
  place.addEventListener("drop", (event) => {
    event.preventDefault();
    const files = event.dataTransfer?.files;
    if (files === undefined || files.length === 0) return;
    input.files = files;
    chosen();
  });
}
