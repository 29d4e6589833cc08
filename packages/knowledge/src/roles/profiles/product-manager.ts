import { advice } from './advice.ts'
import type { RoleProfile } from './role-profile.ts'

export const productManagerProfile: RoleProfile = {
  role: 'Product Manager',
  summary:
    "A product manager decides what is worth building, for whom and why now, and answers for whether it worked. You lead without being anyone's boss: through evidence about users, a clear priority and the trust of engineers and designers.",
  workingWeek: [
    "Talk to two or three customers and write down what they do, not what they say they'd like",
    "Put the backlog in order and tell people which good idea isn't coming",
    "Shape a problem with design and engineering until there's a small first version",
    'Look at usage figures and ask why the drop happened on Tuesday',
    "Write the one page that says what you're building, why, and how you'll know",
    'Unblock the team: a decision, an answer, a missing person in the room',
    'Explain the roadmap to sales and support in their words',
    "Compare last month's launch with the result you'd promised",
  ],
  ladder: [
    {
      level: 'Associate',
      title: 'Associate Product Manager',
      expects: [
        'Run discovery for one feature under guidance, and bring notes others can use',
        "Write stories that engineers don't have to come back and ask about",
        'Pull your own numbers with SQL or an analytics tool',
        'Keep promises about small things, every time',
      ],
      sources: ['UKGDAD', 'SOURCEGRAPH'],
    },
    {
      level: 'Mid-level',
      title: 'Product Manager',
      expects: [
        'Own a feature area: goal, backlog, launch, result',
        'Say no to a stakeholder with a reason they accept',
        'Choose a metric before the launch and report it after, good or bad',
        'Work with one team so that it rarely waits for you',
      ],
      sources: ['UKGDAD', 'SOURCEGRAPH'],
    },
    {
      level: 'Senior',
      title: 'Senior Product Manager',
      expects: [
        'Bring clarity to a large problem that nobody has defined',
        'Hold a roadmap together across two or more teams',
        'Know the economics: price, cost to serve, churn',
        'Retire a feature or product and keep the customers',
        'Speak for your users to the leadership without a script',
      ],
      sources: ['UKGDAD', 'SOURCEGRAPH'],
    },
    {
      level: 'Group',
      title: 'Group Product Manager',
      expects: [
        'Set strategy and roadmap for a group of related products',
        'Lead other product managers, or mentor them as a principal, without redoing their work',
        'Move people and budget to the bet that earns it',
        'Bring executives who disagree to one decision',
      ],
      sources: ['UKGDAD', 'SOURCEGRAPH'],
    },
    {
      level: 'Director',
      title: 'Director of Product',
      expects: [
        'Answer for the results of a whole product line',
        "Hire well, develop people on purpose, and part decently with those who don't fit",
        "Fit product strategy into the company's finances and story",
        'Create the rituals in which good product decisions get made without you',
      ],
      sources: ['UKGDAD', 'SOURCEGRAPH'],
    },
  ],
  managementBranch:
    'People management starts at group level. Larger companies keep a parallel track as principal product manager for those who prefer hard problems to one-on-ones.',
  recommendations: {
    transitioner: [
      advice(
        'Aim at products for the field you come from. A teacher in education software, a nurse in health tech or a store manager in retail systems brings user knowledge that takes a product manager years to acquire.',
      ),
      advice(
        "Write a teardown of one product you used at work: who it's for, three observed problems, the one you'd fix first and how you would measure it. Send it with your application, since hiring managers seldom get one.",
      ),
      advice(
        'Learn SQL up to joins and grouping, plus one analytics tool; SQL and Jira lead the hard skills that are asked of product managers.',
        'JOBADS_PM',
      ),
      advice(
        'Do product work under another title first: be the person who writes the requirements for the new checkout system, tests it and collects the complaints. Then describe that in terms of problem, decision and result.',
      ),
      advice(
        'Build a prototype with AI coding tools, show it to five people and write up what changed. Hands-on experience with language models is a named requirement by now, and a prototype shows initiative.',
        'JOBADS_PM',
      ),
      advice(
        'Look at product owner, implementation, customer success and support lead jobs at software companies. Many product managers move over from these, because they already know the customers.',
      ),
    ],
    professional: [
      {
        ...advice(
          'Engineers: ask for the discovery work on your next feature, including interviews, problem statement and metric, and let the product manager review it. After two of those, a transfer is a small step.',
        ),
        onlyFrom: [
          'Software Engineer',
          'Frontend Developer',
          'Backend Developer',
          'Full Stack Developer',
          'Mobile Developer',
          'DevOps Engineer',
          'Cloud Engineer',
          'Data Engineer',
          'Machine Learning Engineer',
          'Site Reliability Engineer (SRE)',
          'Security Engineer',
        ],
      },
      advice(
        "Rewrite your resume around outcomes with a before and an after. 'Launched a redesign' is a task; 'first-week retention rose after we removed two steps' is product management.",
      ),
      advice(
        "Learn pricing and unit economics well enough to argue with finance. It's a common gap between mid-level and senior, and few people ask to fill it.",
      ),
      advice(
        "Show that you've ended something. A well-handled sunset, with customers moved and costs saved, says more about your judgment than another launch.",
      ),
      advice(
        "Get practical with AI products, where the answer is probabilistic: define what's good enough, design for the wrong answer, work out the margin per request.",
      ),
      advice(
        'Ask for a problem that spans two teams and write the strategy memo yourself. Published frameworks expect exactly this, clarity on large and unclear work, at the senior step.',
        'SOURCEGRAPH',
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        'Prototypes have become cheap, so product managers are expected to bring something to click on instead of a long document.',
      ),
      advice(
        'The coordinating and ticket-writing parts of the job are shrinking; discovery, strategy and commercial sense remain.',
      ),
      advice(
        'Product work for machine learning features, with evaluation, cost and trust, is growing into a specialty of its own.',
      ),
    ],
    opportunities: [
      advice(
        'Knowledge of an industry counts for more here than in any engineering role, and that favors people on a second career.',
      ),
      advice(
        'Internal platforms and data products need product managers too, and engineers who like people are the natural candidates.',
      ),
    ],
    challenges: [
      advice(
        'True entry-level openings are few, and many sit in programs for new graduates; a sideways move inside a company is the more likely way in.',
      ),
      advice(
        "Two companies can mean opposite things by the title: one wants a strategist, the other someone to groom the backlog. Ask who decides what isn't built.",
      ),
      advice(
        'You carry the result without commanding anyone. People who need formal authority are unhappy in the role.',
      ),
    ],
  },
}
