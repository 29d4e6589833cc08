import { type ResumeDesign, resumeTemplates } from '@nextrung/contract/resume-design'

export const templateNames: Record<ResumeDesign['template'], string> = {
  classic: 'Classic',
  modern: 'Modern',
  compact: 'Compact',
}

export const templateOptions = resumeTemplates.map((value) => ({ value, label: templateNames[value] }))

export const paperOptions = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
] as const

/** Aspect ratios, to reserve the space of a page before it loads. */
export const paperShapes: Record<ResumeDesign['paper'], string> = {
  letter: 'aspect-[216/279]',
  a4: 'aspect-[210/297]',
}
