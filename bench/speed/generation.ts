import { resumeTemplates } from '../../packages/contract/src/resume-design.ts'
import { longResume } from '../../packages/documents/src/write/testing/sample-resumes.ts'
import type { Benchmark, Figure } from '../benchmark.ts'
import { median, ms } from './numbers.ts'

const runs = 10

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const warm = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await timed(work))
  return median(times)
}

const pdf = async (template: (typeof resumeTemplates)[number]) => {
  const { writePdf } = await import('../../packages/documents/src/write/pdf.ts')
  await writePdf({ document: longResume, design: { template, paper: 'letter' } })
}

const docx = async (template: (typeof resumeTemplates)[number]) => {
  const { writeDocx } = await import('../../packages/documents/src/write/docx.ts')
  await writeDocx({ document: longResume, design: { template, paper: 'letter' } })
}

const measure = async (): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const [kind, write] of Object.entries({ PDF: pdf, Word: docx })) {
    const first = await timed(() => write('classic'))
    figures.push({
      what: `${kind}, the first of a process`,
      value: ms(first),
      note: kind === 'PDF' ? 'starts the thread and loads the compiler' : 'loads the library',
    })
    for (const template of resumeTemplates)
      figures.push({ what: `${kind}, ${template}`, value: ms(await warm(() => write(template))) })
  }
  return figures
}

export const generation: Benchmark = {
  name: 'generation',
  title: 'Writing a resume of two pages',
  minutes: 1,
  run: measure,
}
