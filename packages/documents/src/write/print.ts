import { defaultDesign } from '@nextrung/contract/resume-design'
import { makePrintQueue } from './print-queue.ts'
import type { PrintAnswer, PrintRequest } from './print-worker.ts'
import { resumeTitle } from './resume-title.ts'
import { resumeView } from './resume-view.ts'
import type { WriteInput } from './write-input.ts'

const send = makePrintQueue<PrintRequest>()

/** The PDF of a resume, or the given `page` of it as SVG; no bytes when there is no such page. */
export function print(
  input: WriteInput & { page?: number },
): Promise<Exclude<PrintAnswer, { error: string }>> {
  const view = resumeView(input.document, input)
  return send({
    view,
    title: resumeTitle(input.title, view),
    design: input.design ?? defaultDesign,
    ...(input.page === undefined ? {} : { page: input.page }),
  })
}
