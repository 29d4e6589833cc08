import type { ResumeDocument } from '@nextrung/contract/resume-document'
import { isHeldCertificate } from '@nextrung/contract/shown-certificate'
import { cutAtWord } from '../text/phrases.ts'
import { type DraftPart, isPublic, kept, reworded } from './linked-in-draft.ts'

const firstTexts = ({ basics, work, certificates, education, projects, skills, other }: ResumeDocument) => [
  { text: basics.label, pointer: '/basics/label' },
  ...work.map(({ position }, at) => ({ text: position, pointer: `/work/${at}/position` })),
  ...certificates.flatMap((certificate, at) =>
    isHeldCertificate(certificate) ? [{ text: certificate.name, pointer: `/certificates/${at}/name` }] : [],
  ),
  ...education.flatMap(({ studyType, area }, at) => [
    { text: studyType, pointer: `/education/${at}/studyType` },
    { text: area, pointer: `/education/${at}/area` },
  ]),
  ...projects.map(({ name }, at) => ({ text: name, pointer: `/projects/${at}/name` })),
  ...skills.flatMap(({ keywords }, group) =>
    keywords.map((text, at) => ({ text, pointer: `/skills/${group}/keywords/${at}` })),
  ),
  { text: basics.summary, pointer: '/basics/summary' },
  ...work.flatMap(({ highlights }, at) =>
    highlights.map((text, row) => ({ text, pointer: `/work/${at}/highlights/${row}` })),
  ),
  ...other.flatMap(({ lines }, at) =>
    lines.map((text, row) => ({ text, pointer: `/other/${at}/lines/${row}` })),
  ),
  { text: basics.name, pointer: '/basics/name' },
]

/** A draft from the most informative text of a nearly empty resume, so that a proposal is never empty. */
export const draftFallback = (document: ResumeDocument, most: number): DraftPart => {
  for (const { text, pointer } of firstTexts(document))
    if (text && /\p{L}{2}/u.test(text) && isPublic(text)) return kept(cutAtWord(text, most), pointer)
  return reworded('My profile is in progress')
}
