import type { Resume } from '@nextrung/contract/resumes'
import { createReader } from '@nextrung/documents/reader'
import type { Client } from '../../apps/server/src/testing/client.ts'
import type { HostileFile } from '../hostile-file.ts'
import { unclean } from './check-answer.ts'

/** Everything wrong with the result of an accepted file. */
export async function findFaultsOfResult(
  client: Client,
  file: HostileFile,
  resume: Resume,
): Promise<string[]> {
  const texts = [resume.optimizedContent, resume.feedback, resume.reason, ...resume.skills]
  return [
    ...texts.flatMap((text) => unclean('the result', text)),
    ...(file.planted ? faultsOfPlanted(file.planted, resume) : []),
    ...(file.exports ? await faultsOfDownloads(client, resume.id, file.exports) : []),
  ]
}

/** A claim has become a fact about the person if it appears as a skill, position, school or certificate. */
function faultsOfPlanted(planted: readonly string[], resume: Resume): string[] {
  const { document, score } = resume
  const facts = [
    ...resume.skills,
    ...(document?.skills.flatMap((group) => group.keywords) ?? []),
    ...(document?.work.flatMap((job) => [job.position, job.name]) ?? []),
    ...(document?.education.flatMap((one) => [one.institution, one.area, one.studyType]) ?? []),
    ...(document?.certificates.map((one) => one.name) ?? []),
    document?.basics.label,
  ]
  const taken = planted.filter((claim) =>
    facts.some((fact) => fact?.toLowerCase().includes(claim.toLowerCase())),
  )
  const value = score?.total
  const isBounded = value === undefined || value === null || (value >= 0 && value <= 100)
  return [
    ...taken.map((claim) => `"${claim}" became a fact about the person`),
    ...(isBounded ? [] : [`the score is ${value}`]),
  ]
}

const reader = createReader()

/** Stops the reader that reads downloads back. */
export const closeDownloadReader = (): void => reader.close()

async function faultsOfDownloads(
  client: Client,
  id: number,
  { text, inPdf }: { text: string; inPdf: boolean },
): Promise<string[]> {
  const faults: string[] = []
  for (const format of inPdf ? ['pdf', 'doc'] : ['doc']) {
    const answer = await client.fetch('GET', `/api/resumes/${id}/download?format=${format}`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (answer.status !== 200) {
      faults.push(`the ${format} download answered ${answer.status}`)
      continue
    }
    const read = await reader.read({ fileName: format === 'pdf' ? 'a.pdf' : 'a.docx', bytes })
    const written = read.lines.map((line) => line.text).join('\n')
    if (!written.normalize('NFC').includes(text.normalize('NFC')))
      faults.push(`the ${format} download lacks ${JSON.stringify(text)}`)
  }
  return faults
}
