import { useId } from 'react'
import type { Credit, CreditGroup } from './credit.ts'

const linkStyles = 'text-accent-foreground underline underline-offset-3 wrap-anywhere'

const MaybeLink = ({ address, children }: { address: string | undefined; children: string }) =>
  address ? (
    <a href={address} target="_blank" rel="noreferrer" className={linkStyles}>
      {children}
    </a>
  ) : (
    children
  )

const CreditItem = ({ credit }: { credit: Credit }) => {
  const { name, by, year, use, licence, licenceAddress, address, text } = credit
  return (
    <li className="border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0">
      <h3 className="text-h3">
        <MaybeLink address={address}>{name}</MaybeLink>
      </h3>
      <p className="text-small text-ink-2 wrap-anywhere">
        {by}
        {year && `, ${year}`}
      </p>
      <p className="mt-1 text-small text-muted-foreground wrap-anywhere">
        {use}. License: <MaybeLink address={licenceAddress}>{licence}</MaybeLink>.
      </p>
      {text && <p className="mt-1.5 max-w-[68ch] text-small text-ink-2 wrap-anywhere">{text}</p>}
    </li>
  )
}

/** One kind of source, each with its licence and the credit it asks for. */
export const CreditSection = ({ group }: { group: CreditGroup }) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="border-t border-line pt-6">
      <h2 id={titleId} className="text-h2">
        {group.title}
      </h2>
      {group.note && <p className="mt-1 max-w-[68ch] text-small text-ink-2">{group.note}</p>}
      <ul className="mt-4">
        {group.credits.map((credit) => (
          <CreditItem key={credit.name} credit={credit} />
        ))}
      </ul>
    </section>
  )
}
