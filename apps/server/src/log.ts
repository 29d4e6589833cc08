import pino, { type DestinationStream } from 'pino'
import { describeError } from './log-errors.ts'

type Write = (facts: object, message: string) => void

/** The server's log: facts without personal text, and a short message. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write }

/** Creates the log: one line of JSON per event, with errors stripped of the values they quote. */
export const makeLog = (level: string, destination?: DestinationStream): pino.Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      // The multipart parser logs the request's headers at trace level, including the cookie.
      redact: { paths: ['headers', '*.headers', 'req', 'res'], remove: true },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  )
