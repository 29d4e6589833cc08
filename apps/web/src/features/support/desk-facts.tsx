import type { SupportDesk } from '@nextrung/contract/support'

const wayOf = ({ isMailed }: SupportDesk): string =>
  isMailed
    ? "This server's operator reads this: it is mailed to them and kept in the server's inbox."
    : "This server's operator reads this in the server's inbox. No mail is set up for it here, so it waits until they look."

const orderOf = ({ plan }: SupportDesk): string =>
  plan
    ? `With your plan, ${plan}, it stands before the questions of people without one.`
    : 'Questions of people with a plan are read first.'

/** Who reads questions on this server, how they get there and how answers come back. */
export const DeskFacts = ({ desk }: { desk: SupportDesk }) => (
  <div className="grid gap-2 text-small text-ink-2">
    <p>{wayOf(desk)}</p>
    <p className="wrap-anywhere">
      An answer comes by mail to {desk.repliesTo}, the contact address of your profile. Nobody promises when.{' '}
      {orderOf(desk)}
    </p>
  </div>
)
