/** For work whose result is stored: it continues when the person leaves. */
export const uncancelled: AbortSignal = new AbortController().signal
