import { z } from 'zod'
import { AssessmentOverview, assessmentLimits, SkillName } from './assessments.ts'
import { defineCall } from './call.ts'
import { dispensable } from './reader-marks.ts'
import { rowId } from './whole-number.ts'

const skillParams = z.object({ skill: SkillName })

/** Says at which level one is, by one's own word. It stands beside a test and never replaces it. */
export const claimSkillLevel = defineCall({
  method: 'PUT',
  path: '/api/assessments/skills/:skill/claim',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: skillParams,
  body: z.strictObject({
    level: z
      .int('Choose a level from 1 to 5.')
      .min(1, 'Choose a level from 1 to 5.')
      .max(5, 'Choose a level from 1 to 5.'),
  }),
  response: dispensable(AssessmentOverview),
})

/** Takes one's own word back. */
export const deleteSkillClaim = defineCall({
  method: 'DELETE',
  path: '/api/assessments/skills/:skill/claim',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: skillParams,
  response: dispensable(AssessmentOverview),
})

const text = (what: string) =>
  z
    .string()
    .trim()
    .min(1, `Enter ${what}.`)
    .max(assessmentLimits.nameCharacters, `Use at most ${assessmentLimits.nameCharacters} characters.`)

const optionalDate = z.union([z.literal(''), z.iso.date('Enter a date.')]).nullish()

/** What the form of a certificate sends. Empty optional fields are valid. */
export const CertificateForm = z
  .strictObject({
    skill: SkillName,
    name: text('the name of the certificate'),
    issuer: text('who issued it'),
    link: z
      .union([
        z.literal(''),
        z.url({ protocol: /^https?$/, error: 'Enter a full link, starting with https://' }),
      ])
      .nullish()
      .refine((link) => (link ?? '').length <= assessmentLimits.linkCharacters, {
        error: `A link has at most ${assessmentLimits.linkCharacters} characters.`,
      }),
    issuedOn: optionalDate,
    expiresOn: optionalDate,
  })
  .refine(({ issuedOn, expiresOn }) => !issuedOn || !expiresOn || issuedOn <= expiresOn, {
    error: 'A certificate expires after it was issued.',
    path: ['expiresOn'],
  })
export type CertificateForm = z.input<typeof CertificateForm>

/** Names a certificate for a skill. It counts as unverified. Naming it again with the same issuer changes its dates and link. */
export const addCertificate = defineCall({
  method: 'POST',
  path: '/api/assessments/certificates',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  body: CertificateForm,
  response: dispensable(AssessmentOverview),
})

export const deleteCertificate = defineCall({
  method: 'DELETE',
  path: '/api/assessments/certificates/:id',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: z.object({ id: rowId }),
  response: dispensable(AssessmentOverview),
})

const fileParams = z.object({ id: rowId })

/**
 * Attaches a copy of the certificate, a PDF or a picture, in place of the one before. It is kept as it came and never
 * read. 413 or 415 (UNSUPPORTED_FILE) for another size or kind, 409 (CONFLICT) once the copies take all the room that
 * one person has for them.
 */
export const attachCertificateFile = defineCall({
  method: 'PUT',
  path: '/api/assessments/certificates/:id/file',
  access: 'session',
  cost: 'upload',
  idempotency: 'natural',
  params: fileParams,
  form: z.object({}),
  response: dispensable(AssessmentOverview),
})

export const downloadCertificateFile = defineCall({
  method: 'GET',
  path: '/api/assessments/certificates/:id/file',
  access: 'session',
  cost: 'work',
  params: fileParams,
  binary: true,
})

export const deleteCertificateFile = defineCall({
  method: 'DELETE',
  path: '/api/assessments/certificates/:id/file',
  access: 'session',
  cost: 'work',
  idempotency: 'natural',
  params: fileParams,
  response: dispensable(AssessmentOverview),
})
