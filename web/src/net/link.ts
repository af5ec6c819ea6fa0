/** The connection to the server: it comes back by itself, a little later each time, and says whether it is there. */

import { type Incoming, type Outgoing, SUBPROTOCOL } from "./messages.ts";

/** What of a WebSocket is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** Where sockets and time come from. */
export interface Surroundings {
  socket(): Socket;
  /** Calls back after so many milliseconds; what it gives calls that off. */
  later(milliseconds: number, call: () => void): () => void;
  /** From 0 to 1, so that those who were cut off together do not all come back at once. */
  chance(): number;
}

export interface LinkListener {
  /** The server has greeted: now things can be said. */
  open(): void;
  hear(message: Incoming): void;
  /** Whether the connection is there has changed. */
  changed(): void;
}

/** How long is waited before the next try, in milliseconds: at first, and at most. */
const SOON = 250;
const LATE = 10_000;

/** How often something is said where nothing happens, and how long nothing may be heard after it. */
const BEAT = 15_000;
const SILENCE = 10_000;

export class Link {
  /** Whether the server listens. */
  up = false;
  #socket: Socket | null = null;
  #tries = 0;
  #waiting: (() => void) | null = null;
  #beat: (() => void) | null = null;
  #ended = false;

  constructor(
    private readonly around: Surroundings,
    private readonly listener: LinkListener,
  ) {}

  start(): void {
    this.#connect();
  }

  /** Says something, if somebody listens; what has to arrive is said again when the connection has come back. */
  say(message: Outgoing): void {
    if (this.up) this.#socket?.send(JSON.stringify(message));
  }

  /** Tries at once: the network has come back, or somebody looks at the page again. */
  hurry(): void {
    if (this.#waiting === null) return;
    this.#waiting();
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    this.#waiting?.();
    this.#lost();
  }

  #connect(): void {
    this.#waiting = null;
    const socket = this.around.socket();
    this.#socket = socket;
    // A server that takes the connection and says nothing is as good as none.
    this.#listen(SILENCE);
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      this.#listen(BEAT);
      const message = JSON.parse(String(data)) as Incoming;
      if (message.type === "hello") {
        this.#tries = 0;
        this.up = true;
        this.listener.changed();
        this.listener.open();
      }
      this.listener.hear(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** Waits for the next word; if none comes it is asked for, and if none comes then the connection is lost. */
  #listen(milliseconds: number): void {
    this.#beat?.();
    this.#beat = this.around.later(milliseconds, () => {
      if (!this.up) return this.#lost();
      this.say({ type: "ping" });
      this.#beat = this.around.later(SILENCE, () => this.#lost());
    });
  }

  #lost(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#beat?.();
    this.#beat = null;
    socket?.close();
    const was = this.up;
    this.up = false;
    if (was) this.listener.changed();
    if (this.#ended) return;
    const wait = Math.min(LATE, SOON * 2 ** this.#tries) * (0.5 + 0.5 * this.around.chance());
    this.#tries += 1;
    this.#waiting = this.around.later(wait, () => this.#connect());
  }
}

/** Sockets and time as browsers have them. */
export function browser(address: string): Surroundings {
  return {
    socket: () => new WebSocket(address, SUBPROTOCOL) as unknown as Socket,
    later: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    chance: Math.random,
  };
}
