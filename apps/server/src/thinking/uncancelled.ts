/** For work whose result is stored: it goes on when the person leaves. */
export const uncancelled: AbortSignal = new AbortController().signal
