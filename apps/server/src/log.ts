type Write = (facts: object, message: string) => void

/** Where the server writes what happened: facts without personal text, and a short message. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write }
