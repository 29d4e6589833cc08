import type { ResumeDocument, ResumeWork } from '@nextrung/contract/resume-document'
import { isHeldCertificate } from '@nextrung/contract/shown-certificate'
import { findSkillByName } from '@nextrung/knowledge/skills'
import { canonicalSkill, findSkills } from '../../text/find-skills.ts'
import { listed, withArticle } from '../../text/phrases.ts'
import { wordsOf } from '../../text/stems.ts'
import { wholeYears } from '../../time/covered-time.ts'
import { namesCertificate } from '../../truth/check-credentials.ts'
import { readStanding } from './person.ts'
import { roleSkillsIn } from './relevance.ts'
import { isCertificateOfRole, type RoleNeeds } from './role-needs.ts'

export type WrittenSummary = {
  text: string
  /** Pointers to every field it was made from. */
  from: string[]
}

type Facts = { document: ResumeDocument; needs: RoleNeeds | undefined; today: string | undefined }
type Part = { text: string; from: string[] }

const fieldWords = (title: string): Set<string> =>
  new Set(
    wordsOf(title).filter(
      (word) =>
        !/^(?:senior|junior|lead|principal|staff|head|sr|jr|of|and|the|intern|trainee|i{1,3}|assistant|associate)$/.test(
          word,
        ),
    ),
  )

/** Jobs in the same field as the newest: they share a title word that is not a rank. */
export const sameField = (work: ResumeWork[], title: string): { job: ResumeWork; at: number }[] => {
  const words = fieldWords(title)
  return work
    .map((job, at) => ({ job, at }))
    .filter(({ job }) => [...fieldWords(job.position ?? '')].some((word) => words.has(word)))
}

export const unfinished =
  /\b(?:expected|in progress|ongoing|current|incomplete|unfinished|dropped|candidate|pursuing|preparing|preparation|studying|planned|to be|anticipated|coursework|credits|exchange|withdrew|lapsed|expired)\b/i

const isBalanced = (text: string): boolean =>
  (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length

const endsOpen = /(?:\b(?:and|or|in|of|for|with|the|an?)|[,;:&/-])$/i

const occupation =
  /(?:\p{L}(?:er|or|ist|ian|ant|eur|ee)|analyst|architect|lead|head|intern|chef|cook|nurse|clerk|associate|apprentice|executive|representative|assistant|agent|fellow|barista|c[etif]o|ciso|professional|scientist|specialist|staff|student|\bdba|\bsre)s?$/iu

/** Whether the text is clearly a title that reads well: its last word before a comma or "of" names an occupation. */
export const isTitle = (position: string): boolean => {
  const head = position.split(/,| of | at | \(| - | – |\/| I{1,3}$/)[0] ?? ''
  return (
    position.length <= 60 &&
    isBalanced(position) &&
    !endsOpen.test(position) &&
    !/ as an? /.test(position) &&
    occupation.test(head.trim())
  )
}

const jobPart = ({ document, needs, today }: Facts): Part | undefined => {
  const newest = document.work.findIndex(({ position }) => position)
  const position = document.work[newest]?.position
  if (!position || unfinished.test(position) || !isTitle(position)) return undefined
  const jobs = sameField(document.work, position)
  // Without today's date a current job has no known length, so don't mention years.
  const years =
    jobs.some(({ job }) => job.current) && !today
      ? 0
      : wholeYears(
          jobs.map(({ job }) => job),
          today,
        )
  const moving =
    needs && readStanding(document, { needs, today }).isChanger
      ? `, moving into ${withArticle(needs.noun)} role`
      : ''
  const experience = years >= 1 ? ` with ${years} ${years === 1 ? 'year' : 'years'} of experience` : ''
  const counted =
    years >= 1
      ? jobs.flatMap(({ at }) => [`/work/${at}/position`, `/work/${at}/startDate`, `/work/${at}/endDate`])
      : []
  return {
    text: `${position.charAt(0).toUpperCase()}${position.slice(1)}${experience}${moving}.`,
    from: [`/work/${newest}/position`, ...counted],
  }
}

/** Whether an entry is a skill rather than a phrase around one. */
export const isSkillName = (keyword: string): boolean =>
  findSkills({ text: keyword, inSkillsSection: true }).some(({ text }) => text.length >= keyword.length * 0.8)

const skillsPart = ({ document, needs }: Facts): Part | undefined => {
  if (!needs) return undefined
  const keywords = document.skills.flatMap(({ keywords }, group) =>
    keywords.map((keyword, at) => ({ keyword, pointer: `/skills/${group}/keywords/${at}` })),
  )
  const strongest = keywords
    .map(({ keyword, pointer }) => ({
      keyword,
      pointer,
      weight: Math.max(0, ...roleSkillsIn(keyword, needs).map((skill) => needs.skills.get(skill) ?? 0)),
    }))
    .filter(({ keyword, weight }) => weight > 0 && isSkillName(keyword))
    .sort((a, b) => b.weight - a.weight)
    .filter(
      ({ keyword }, at, all) =>
        all.findIndex((other) => canonicalSkill(other.keyword) === canonicalSkill(keyword)) === at,
    )
    .slice(0, 5)
  if (strongest.length < 2) return undefined
  return {
    text: `Skills include ${listed(strongest.map(({ keyword }) => keyword))}.`,
    from: strongest.map(({ pointer }) => pointer),
  }
}

const degreePart = ({ document, today }: Facts): Part | undefined => {
  const at = document.education.findIndex(
    ({ studyType, endDate, current, area, dateText, highlights }) =>
      studyType !== undefined &&
      endDate !== undefined &&
      today !== undefined &&
      endDate < today.slice(0, endDate.length) &&
      !current &&
      /\b(?:bachelor|master|associate|doctor|ph\.?d|diploma|mba|[bm]\.?(?:sc|s|a|eng|tech)\b|a\.?a\.?s)/i.test(
        studyType,
      ) &&
      isBalanced(studyType) &&
      !endsOpen.test(studyType) &&
      ![studyType, area, dateText, ...highlights].some((text) => text && unfinished.test(text)),
  )
  const { studyType, area } = document.education[at] ?? {}
  if (!studyType) return undefined
  const isField =
    area && isBalanced(area) && !endsOpen.test(area) && !/\b(?:bachelor|master|diploma)/i.test(area)
  const field =
    area && isField && !studyType.toLowerCase().includes(area.toLowerCase()) && !/ in /.test(studyType)
      ? ` in ${area}`
      : ''
  return {
    text: withArticle(`${studyType}${field}`),
    from: [`/education/${at}/studyType`, `/education/${at}/area`, `/education/${at}/endDate`],
  }
}

const fits = (name: string, needs: RoleNeeds | undefined): number =>
  needs && isCertificateOfRole(name, needs) ? 1 : 0

const isCertificate = (name: string): boolean =>
  findSkillByName(name)?.kind === 'certificate' || namesCertificate(name)

const certificateParts = ({ document, needs }: Facts): Part[] =>
  document.certificates
    .flatMap((certificate, at) =>
      isHeldCertificate(certificate) ? [{ text: certificate.name, from: [`/certificates/${at}/name`] }] : [],
    )
    .filter(
      ({ text }) =>
        isCertificate(text) &&
        !unfinished.test(text) &&
        isBalanced(text) &&
        !/[,;:]/.test(text) &&
        text.length <= 70,
    )
    .sort((a, b) => fits(b.text, needs) - fits(a.text, needs))
    .slice(0, 2)

export const credentialsPart = (facts: Facts): Part | undefined => {
  const held = [...certificateParts(facts), degreePart(facts)].filter((part) => part !== undefined)
  if (held.length === 0) return undefined
  return { text: `Holds ${listed(held.map(({ text }) => text))}.`, from: held.flatMap(({ from }) => from) }
}

/**
 * Writes a summary only from held titles, years covered by dates, listed skills of the role, certificates and a
 * finished degree. Undefined with fewer than two of these, because it would say nothing. `document` has its jobs
 * newest first; `today` is an ISO date.
 */
export const writeSummary = (facts: Facts): WrittenSummary | undefined => {
  const parts = [jobPart(facts), skillsPart(facts), credentialsPart(facts)].filter(
    (part) => part !== undefined,
  )
  if (parts.length < 2) return undefined
  return {
    text: parts.map(({ text }) => text).join(' '),
    from: [...new Set(parts.flatMap(({ from }) => from))],
  }
}
