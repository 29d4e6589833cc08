import type { AuthoredOrigin } from './origin.ts'
import { nursing, returningParent, teaching } from './origins/care-and-teaching.ts'
import { logistics, marketing, sales } from './origins/commerce.ts'
import { graphicDesign, writing } from './origins/creative.ts'
import { businessAnalysis, itSupport, qaTesting, systemAdministration } from './origins/it-work.ts'
import { accounting, bankingAndInsurance, law, officeAdministration } from './origins/office.ts'
import { emergencyServices, military, recentGraduate } from './origins/protection-and-beginnings.ts'
import { customerService, hospitality, retail } from './origins/service.ts'
import { engineering, mechanics, research } from './origins/technical.ts'

/** Where career changers come from, in the order to list them. */
export const authoredOrigins: readonly AuthoredOrigin[] = [
  retail,
  hospitality,
  customerService,
  sales,
  marketing,
  graphicDesign,
  writing,
  teaching,
  nursing,
  accounting,
  bankingAndInsurance,
  officeAdministration,
  law,
  logistics,
  mechanics,
  engineering,
  research,
  military,
  emergencyServices,
  itSupport,
  systemAdministration,
  qaTesting,
  businessAnalysis,
  returningParent,
  recentGraduate,
]
