import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResumeEvidence } from '@nextrung/contract/resume-document'
import type { Resume, ResumeComparison, UnderstoodResume } from '@nextrung/contract/resumes'
import { TargetRole } from '@nextrung/contract/roles'
import { checkResume } from '@nextrung/engine/truth/check-resume'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { fileForm, makePerson, waitForCompleted } from '../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { findWholeResume } from './resumes.store.ts'

const samples = join(import.meta.dirname, '../../../../../eval/samples')
const files = readdirSync(samples).filter((name) => /\.(txt|docx?|pdf)$/.test(name))

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Every line is backed by lines of the file or was written by the person, and none contains anything new. */
const expectProven = async (resume: Resume) => {
  const row = await findWholeResume(app.services.db, { userId: resume.userId, id: resume.id })
  expect(row?.understood && row.document && row.evidence).toBeTruthy()
  if (!row?.understood || !row.document || !row.evidence) return
  const evidence: ResumeEvidence = row.evidence
  const original = new Set(row.read.lines.map(({ text }) => text))
  for (const { sources } of Object.values(evidence))
    for (const source of sources) if (source.by !== 'person') expect(original).toContain(source.text)
  const violations = checkResume({
    parsed: row.understood,
    optimized: { document: row.document, evidence },
    targetRole: TargetRole.safeParse(row.targetRole).data,
    today: new Date().toISOString().slice(0, 10),
  })
  expect(violations).toEqual([])
}

const feedback = async (client: Client, words: string): Promise<Resume> => {
  const [newest] = (await client.send<Resume[]>('GET', '/api/resumes/1')).json
  const answer = await client.send('POST', `/api/resumes/${newest?.id}/optimize`, {
    json: { feedback: words },
  })
  expect(answer.status).toBe(200)
  return waitForCompleted(client)
}

test('there are ten of them, of three formats', () => {
  expect(files).toHaveLength(10)
  expect(new Set(files.map((name) => name.split('.').at(-1)))).toEqual(new Set(['txt', 'docx', 'pdf']))
})

test.each(files)('%s passes the whole pipeline, and every line has evidence', async (name) => {
  const { client } = await makePerson(app)
  const bytes = await readFile(join(samples, name))
  const form = fileForm(bytes, { name, targetRole: 'Backend Developer' })
  expect((await client.send('POST', '/api/resumes', { form })).status).toBe(201)
  const uploaded = await waitForCompleted(client)
  await expectProven(uploaded)

  const path = `/api/resumes/${uploaded.id}/understood`
  const { document } = (await client.send<UnderstoodResume>('GET', path)).json
  const basics = { ...document.basics, name: 'Corrected Q. Person', phone: '+1 919 555 0142' }
  const corrected = await client.send<Resume>('PUT', path, { json: { document: { ...document, basics } } })
  await expectProven(corrected.json)

  const shorter = await feedback(client, 'Make it shorter and put education first.')
  await expectProven(shorter)
  const second = await feedback(client, 'Bring everything back and leave out my phone number.')
  await expectProven(second)
  expect(second.optimizedContent).toContain('Corrected Q. Person')
  expect(second.optimizedContent).not.toContain('555 0142')

  const compared = await client.send<ResumeComparison>(
    'GET',
    `/api/resumes/${second.id}/compare/${uploaded.id}`,
  )
  expect(compared.json.contentChanges.length).toBeGreaterThan(0)
  const restored = await client.send<Resume>('POST', `/api/resumes/${corrected.json.id}/restore`)
  expect(restored.json.optimizedContent).toContain('555 0142')
  await expectProven(restored.json)

  for (const format of ['pdf', 'doc', 'json', 'md'])
    for (const template of format === 'pdf' || format === 'doc'
      ? ['classic', 'modern', 'compact']
      : ['classic']) {
      const url = `/api/resumes/${restored.json.id}/download?format=${format}&template=${template}&paper=a4`
      const download = await client.fetch('GET', url)
      expect([url, download.status]).toEqual([url, 200])
      expect((await download.arrayBuffer()).byteLength).toBeGreaterThan(200)
    }
})
