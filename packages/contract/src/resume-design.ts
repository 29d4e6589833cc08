import { z } from 'zod'

/** The resume templates; `classic` is the default. */
export const resumeTemplates = ['classic', 'modern', 'compact'] as const
export const papers = ['letter', 'a4'] as const

/** The design of a version's PDF and Word file. */
export const ResumeDesign = z.object({ template: z.enum(resumeTemplates), paper: z.enum(papers) })
export type ResumeDesign = z.output<typeof ResumeDesign>

export const defaultDesign: ResumeDesign = { template: 'classic', paper: 'letter' }
