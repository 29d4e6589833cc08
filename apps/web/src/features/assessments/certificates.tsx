import { useState } from 'react'
import { dayText } from '../../lib/day-text.ts'
import { keepingFocus } from '../../lib/keeping-focus.ts'
import { webAddress } from '../../lib/web-address.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SaveFailure } from '../../ui/save-failure.tsx'
import { type ShownAssessment, type ShownSkill, useDeleteCertificate } from './assessments.queries.ts'
import { CertificateFields } from './certificate-fields.tsx'
import { CertificateFile } from './certificate-file.tsx'

const datesText = (certificate: NonNullable<ShownAssessment['certificate']>): string => {
  const [issued, expires] = [dayText(certificate.issuedOn), dayText(certificate.expiresOn)]
  return [
    certificate.issuer,
    issued && `issued on ${issued}`,
    expires && `${certificate.hasExpired ? 'expired' : 'expires'} on ${expires}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const OneCertificate = ({ assessment }: { assessment: ShownAssessment }) => {
  const remove = useDeleteCertificate()
  const { certificate, id } = assessment
  if (!certificate) return null
  const address = webAddress(certificate.link)
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-h3 wrap-anywhere">
          {address ? (
            <a href={address} target="_blank" rel="noreferrer" className="underline underline-offset-3">
              {certificate.name}
            </a>
          ) : (
            certificate.name
          )}
          <Badge tone="outline">Unverified</Badge>
          {certificate.hasExpired && <Badge tone="caution">Expired</Badge>}
        </p>
        <p className="text-caption text-muted-foreground wrap-anywhere">{datesText(certificate)}</p>
      </div>
      <Button
        variant="ghost"
        size="small"
        busy={remove.isPending}
        aria-label={`Remove ${certificate.name}`}
        onClick={() => void keepingFocus(remove.mutateAsync(id))}
      >
        Remove
      </Button>
      <CertificateFile id={id} certificate={certificate} />
      <SaveFailure error={remove.error} fallback="The certificate could not be removed. Please try again." />
    </li>
  )
}

/** The certificates that the person named for a skill. */
export const Certificates = ({ skill: { skill, certificates } }: { skill: ShownSkill }) => {
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="grid gap-4">
      {certificates.length > 0 && (
        <ul aria-label={`Certificates for ${skill}`}>
          {certificates.map((one) => (
            <OneCertificate key={one.id} assessment={one} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <CertificateFields skill={skill} onEnd={() => setAdding(false)} />
      ) : (
        <Button variant="outline" className="justify-self-start" onClick={() => setAdding(true)}>
          Add a certificate
        </Button>
      )}
    </div>
  )
}
