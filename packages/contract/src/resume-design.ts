import { z } from 'zod'

/** Three templates that differ in character; `classic` is the default. */
export const resumeTemplates = ['classic', 'modern', 'compact'] as const
export const papers = ['letter', 'a4'] as const

/** How the PDF and the Word file of a version look. */
export const ResumeDesign = z.object({ template: z.enum(resumeTemplates), paper: z.enum(papers) })
export type ResumeDesign = z.output<typeof ResumeDesign>

export const defaultDesign: ResumeDesign = { template: 'classic', paper: 'letter' }
