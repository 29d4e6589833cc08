import type { SupportDesk } from '@nextrung/contract/support'

const wayOf = ({ isMailed }: SupportDesk): string =>
  isMailed
    ? "This server's operator reads your question. They get it by email and in the server's inbox."
    : "This server's operator reads your question in the server's inbox. Email is not set up here, so it waits until they look."

const orderOf = ({ plan }: SupportDesk): string =>
  plan
    ? `With your plan, ${plan}, your question comes before those of people without one.`
    : 'Questions of people with a plan are read first.'

/** Who reads questions on this server, how they get there and how answers come back. */
export const DeskFacts = ({ desk }: { desk: SupportDesk }) => (
  <div className="grid gap-2 text-small text-ink-2">
    <p>{wayOf(desk)}</p>
    <p className="wrap-anywhere">
      You get the answer by email at {desk.repliesTo}, the contact address of your profile. We cannot promise
      when. {orderOf(desk)}
    </p>
  </div>
)
