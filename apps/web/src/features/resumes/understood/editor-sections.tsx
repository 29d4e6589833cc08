import type { ComponentType } from 'react'
import { BasicsSection, SummarySection } from './basics-section.tsx'
import { EducationSection } from './education-section.tsx'
import { OtherSection } from './other-section.tsx'
import { ProjectsSection } from './projects-section.tsx'
import { CertificatesSection, LanguagesSection } from './short-sections.tsx'
import { SkillsSection } from './skills-section.tsx'
import { WorkSection } from './work-section.tsx'

type EditorSection = { id: string; title: string; shortTitle?: string; note?: string; content: ComponentType }

/** The editor's sections, in reading order. */
export const editorSections: readonly EditorSection[] = [
  { id: 'basics', title: 'You', content: BasicsSection },
  { id: 'summary', title: 'Summary', content: SummarySection },
  { id: 'work', title: 'Jobs', content: WorkSection },
  { id: 'education', title: 'Education', content: EducationSection },
  { id: 'skills', title: 'Skills', content: SkillsSection },
  { id: 'projects', title: 'Projects', content: ProjectsSection },
  { id: 'certificates', title: 'Certificates', content: CertificatesSection },
  { id: 'languages', title: 'Languages', content: LanguagesSection },
  {
    id: 'other',
    title: 'What was not understood',
    shortTitle: 'Not understood',
    note: 'We could not match these lines to a field. They stay in your resume as they are, or you can move them to the right field.',
    content: OtherSection,
  },
]
