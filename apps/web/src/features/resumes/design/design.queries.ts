import { defaultDesign, type ResumeDesign } from '@nextrung/contract/resume-design'
import { previewResume, updateResume } from '@nextrung/contract/resumes'
import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { errorMessage, isSessionEnded } from '../../../lib/errors.ts'
import { toast } from '../../../ui/toast-store.ts'
import type { ShownResume } from '../shown-resume.ts'

type Preview = { picture: Blob; pages: number | undefined }

const countIn = (headers: Headers) => {
  const count = Number(headers.get('x-page-count') ?? Number.NaN)
  return Number.isInteger(count) && count > 0 ? count : undefined
}

const loadPreview = async (asked: { id: number; page: number; signal: AbortSignal } & ResumeDesign) => {
  const { id, signal, ...query } = asked
  let pages: number | undefined
  const file = await api(previewResume, {
    params: { id },
    query,
    signal,
    onHeaders: (headers) => {
      pages = countIn(headers)
    },
  })
  // Browsers only render the image if the media type is right.
  const preview: Preview = { picture: new Blob([file], { type: 'image/svg+xml' }), pages }
  return preview
}

const previewQuery = (resume: ShownResume, { template, paper, page }: ResumeDesign & { page: number }) =>
  queryOptions({
    queryKey: [
      'resume-preview',
      resume.id,
      resume.optimizedContent,
      resume.showsPersonal,
      template,
      paper,
      page,
    ],
    queryFn: ({ signal }) => loadPreview({ id: resume.id, template, paper, page, signal }),
    gcTime: 60_000,
  })

/** Whether the preview is open. Lasts until the page reloads or someone else signs in. */
export const usePreviewPanel = (): [boolean, (isOpen: boolean) => void] => {
  const client = useQueryClient()
  const queryKey = ['resume-preview-open']
  const { data } = useQuery<boolean>({ queryKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY })
  return [data === true, (isOpen) => void client.setQueryData(queryKey, isOpen)]
}

/** One page of the PDF in a given look. Refetched only when the version's content changes. */
export const usePreview = (resume: ShownResume, look: ResumeDesign & { page: number }) =>
  useQuery(previewQuery(resume, look))

/** The first page in an unchosen template. Waits until the chosen one shows that pages can be rendered. */
export const useThumbnail = (
  resume: ShownResume,
  look: ResumeDesign & { chosen: ResumeDesign['template'] },
) => {
  const { chosen, ...design } = look
  const first = usePreview(resume, { ...design, template: chosen, page: 1 })
  const own = useQuery({ ...previewQuery(resume, { ...design, page: 1 }), enabled: first.isSuccess })
  return { data: own.data, isError: own.isError || first.isError }
}

/** Refetches every visible page of the version. */
export const useDrawAgain = (resume: ShownResume): (() => Promise<void>) => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['resume-preview', resume.id] })
}

/** The chosen look, saved optimistically: a choice that can't be saved is rolled back, with a toast. */
export const useDesign = (resume: ShownResume, isPreviewed: boolean) => {
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (design: ResumeDesign) => api(updateResume, { params: { id: resume.id }, body: { design } }),
    // Saves run one after another, so the last choice wins.
    scope: { id: `resume-design-${resume.id}` },
    onSettled: () => client.invalidateQueries({ queryKey: ['resumes'] }),
    onError: (error) => {
      if (isSessionEnded(error)) return
      const description = errorMessage(error, 'We could not save the look. Please try again.')
      toast({ title: 'Error', description, variant: 'destructive' })
    },
  })
  const saved = resume.design ?? defaultDesign
  const design = save.isPending ? save.variables : saved
  const choose = (change: Partial<ResumeDesign>) => {
    const chosen = { ...design, ...change }
    save.mutate(chosen)
    // Load this before the other templates' pages, which also reload when the paper changes.
    if (isPreviewed) void client.prefetchQuery(previewQuery(resume, { ...chosen, page: 1 }))
  }
  return { design, choose }
}
