import pino, { type DestinationStream } from 'pino'
import { describeError } from './log-errors.ts'

type Write = (facts: object, message: string) => void

/** Where the server writes what happened: facts without personal text, and a short message. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write }

/** Makes the log: one line of JSON for each event, errors without the values they were about. */
export const makeLog = (level: string, destination?: DestinationStream): pino.Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      // The reader of uploads writes the request's headers at trace, and the cookie is among them.
      redact: { paths: ['headers', '*.headers', 'req', 'res'], remove: true },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  )
