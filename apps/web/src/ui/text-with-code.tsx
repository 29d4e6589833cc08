import { Fragment } from 'react'

/** Text with code between backticks. */
export const TextWithCode = ({ children }: { children: string }) =>
  children.split('`').map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <code key={at} className="rounded-sm bg-sunken px-1 font-mono text-[.92em] wrap-anywhere">
        {part}
      </code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <Fragment key={at}>{part}</Fragment>
    ),
  )
