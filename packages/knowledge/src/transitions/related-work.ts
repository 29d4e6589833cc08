import type { TargetRole } from '@nextrung/contract/roles'
import type { SourceId } from '../sources.ts'

type RelatedWork = Readonly<Partial<Record<TargetRole, readonly SourceId[]>>>

/**
 * By origin: roles whose occupation O*NET lists among the ten most closely related to one of the origin's
 * ("primary"), and roles of whose essential skills ESCO finds at least 30% in the origin.
 */
export const relatedWork: Readonly<Record<string, RelatedWork>> = {
  sales: { 'Product Manager': ['ONET29'], 'Software Engineer': ['ONET29'] },
  marketing: { 'Product Manager': ['ONET29'], 'Data Scientist': ['ONET29'] },
  'graphic-design': { 'Frontend Developer': ['ONET29'], 'Software Engineer': ['ONET29'] },
  writing: { 'Technical Project Manager': ['ONET29'], 'Data Scientist': ['ONET29'] },
  logistics: { 'Technical Project Manager': ['ONET29'] },
  engineering: { 'Software Engineer': ['ONET29'], 'Data Scientist': ['ONET29'] },
  research: { 'Data Scientist': ['ONET29'] },
  military: { 'Security Engineer': ['ONET29'], 'Data Scientist': ['ONET29'] },
  'it-support': {
    'Software Engineer': ['ONET29'],
    'Security Engineer': ['ONET29'],
    'Solutions Architect': ['ONET29'],
  },
  'system-administration': {
    'Cloud Engineer': ['ONET29', 'ESCO12'],
    'Security Engineer': ['ONET29'],
    'Solutions Architect': ['ONET29', 'ESCO12'],
    'Software Engineer': ['ONET29'],
    'Data Engineer': ['ONET29', 'ESCO12'],
    'Backend Developer': ['ONET29', 'ESCO12'],
    'Site Reliability Engineer (SRE)': ['ESCO12'],
  },
  'qa-testing': {
    'Software Engineer': ['ONET29'],
    'Security Engineer': ['ONET29'],
    'Solutions Architect': ['ONET29'],
  },
  'business-analysis': {
    'Technical Project Manager': ['ONET29'],
    'Data Scientist': ['ONET29'],
    'Solutions Architect': ['ONET29', 'ESCO12'],
    'Software Engineer': ['ONET29', 'ESCO12'],
  },
}
