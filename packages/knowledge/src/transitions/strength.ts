/** What a person can bring along; links what an earlier job taught with what a role draws on. */
export type StrengthKind =
  | 'code'
  | 'sql'
  | 'api'
  | 'ui'
  | 'cloud'
  | 'containers'
  | 'automate'
  | 'delivery'
  | 'production'
  | 'tests'
  | 'design'
  | 'stats'
  | 'models'
  | 'pipelines'
  | 'secure'
  | 'linux'
  | 'roadmap'
  | 'coordinate'
  | 'stakeholders'
  | 'lead'
  | 'metrics'
  | 'docs'
  | 'users'
  | 'listen'
  | 'calm'
  | 'upset'
  | 'teach'
  | 'procedure'
  | 'figures'
  | 'detail'
  | 'budget'
  | 'persuade'
  | 'diagnose'
  | 'rules'
  | 'evidence'
  | 'visual'
  | 'records'
  | 'handover'
  | 'confidential'
  | 'flow'
  | 'selfstudy'
  | 'risk'
  | 'specs'

/** What an earlier job taught, as a phrase for a heading: "Staying calm in the rush". The strongest first. */
export type Strengths = readonly (readonly [kind: StrengthKind, what: string])[]

/** Why a role needs a strength, as one sentence to the person; what counts most in the role first. */
export type Demands = Readonly<Partial<Record<StrengthKind, string>>>

/** A strength and why it counts, written for one pair. */
export type CarriedPair = readonly [what: string, why: string]
