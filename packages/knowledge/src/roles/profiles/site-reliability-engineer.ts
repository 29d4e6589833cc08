import { advice } from './advice.ts'
import { engineeringYears } from './engineering-years.ts'
import type { RoleProfile } from './role-profile.ts'

export const siteReliabilityEngineerProfile: RoleProfile = {
  role: 'Site Reliability Engineer (SRE)',
  summary:
    "A site reliability engineer treats running a service as a software problem: you agree on how reliable it has to be, measure it the way users feel it, and write the code that keeps it there. When something breaks, you first bring it back, then make sure it can't break the same way again.",
  workingWeek: [
    "Check last week's error budget and decide with the product team whether features or fixes come next",
    'Carry the pager for a shift and hand it over with useful notes',
    'Replace a manual chore with a tool, and count the hours it gives back',
    'Write up an outage without blame: what happened, why it made sense at the time, what changes',
    'Tune an alert until it fires when users are hurting and stays silent otherwise',
    'Review a design before launch for overload, retries and what fails with it',
    "Load-test a service and predict when it'll run out of headroom",
    'Dig into a slow percentile with traces and profiles instead of averages',
  ],
  ladder: [
    {
      level: 'Junior',
      title: 'Junior Site Reliability Engineer',
      years: engineeringYears.junior,
      expects: [
        'Follow runbooks during an incident and improve the ones that are wrong',
        'Shadow the on-call rotation and take the low-risk tasks',
        'Write small tools in Python or Go with tests',
        "Read a dashboard and say which number would be the user's complaint",
      ],
      sources: ['SIGNALS37'],
    },
    {
      level: 'Mid-level',
      title: 'Site Reliability Engineer',
      years: engineeringYears.midLevel,
      expects: [
        'Take an on-call shift alone, and know when to wake someone',
        'Define service level indicators for a service and get its team to agree',
        'Carry out planned maintenance with a rehearsed rollback',
        'Remove a source of repeated manual work each quarter',
      ],
      sources: ['SIGNALS37', 'DROPBOX'],
    },
    {
      level: 'Senior',
      title: 'Senior Site Reliability Engineer',
      years: engineeringYears.senior,
      expects: [
        'Command a serious incident: roles, communication, decisions, calm',
        'Know one major system, such as storage, networking or the orchestrator, better than anyone nearby',
        "Change a team's architecture through launch reviews and error budgets, not by decree",
        "See to it that postmortem actions get done, and drop the ones that don't matter",
        'Bring new people into the rotation without burning them out',
      ],
      sources: ['SIGNALS37', 'DROPBOX'],
    },
    {
      level: 'Staff',
      title: 'Staff Site Reliability Engineer',
      years: engineeringYears.staff,
      expects: [
        'Lead capacity planning and load shedding for a whole product',
        'Set up reliability practices for teams without an SRE',
        'Redesign systems so that they degrade where they used to fail outright',
        'Tell leadership what another nine would cost, and whether anyone would notice it',
      ],
      sources: ['SIGNALS37', 'DROPBOX'],
    },
    {
      level: 'Principal',
      title: 'Principal Site Reliability Engineer',
      years: engineeringYears.principal,
      expects: [
        'Coordinate the response to the worst outages across companies and vendors',
        'Define the reliability strategy that budgets and roadmaps follow',
        'Be the person whose risk assessment stops or allows a launch',
      ],
      sources: ['SIGNALS37', 'DROPBOX'],
    },
  ],
  managementBranch:
    'SRE managers tend to be people who ran incidents well and kept the rotation healthy. After Senior, coordinating the on-call program is the usual trial run.',
  recommendations: {
    transitioner: [
      advice(
        "Don't aim for SRE as a first IT job; aim for the two that feed it: software development or Linux administration. Almost every SRE interview tests both, and moving over inside a company is far easier than being hired from outside.",
      ),
      advice(
        'Run something of your own with monitoring: a game server, a community wiki, a home lab. Set a target for its availability, miss it, and write your first postmortem.',
      ),
      advice(
        "Learn to program in Python or Go well enough to solve a mid-level coding question. That's the line between SRE and operations in most interviews, and the place where many career changers get stuck.",
      ),
      advice(
        "Study how Linux behaves under stress: memory pressure, full disks, file descriptors, TCP states. The troubleshooting interview is a game of guessing what's wrong on a machine you can't see.",
      ),
      advice(
        'Read the SRE books that Google publishes free online and try one idea, such as a service level objective, on your own project. Terms with an example behind them set you apart.',
      ),
      advice(
        'Bring your own emergencies. Dispatchers, nurses, pilots and shift leads already practice triage, handoffs and debriefing; describe one case in those terms and let the interviewer see the parallel.',
      ),
    ],
    professional: [
      advice(
        'Introduce service level objectives for one product end to end, including the argument about who stops shipping when the budget is gone. Many companies have the dashboards; few have had that argument.',
      ),
      advice(
        'Train as an incident commander and lead drills. You can rehearse it, executives see it, and it clearly separates senior from mid-level in this role.',
      ),
      advice(
        'Write one reliability tool that other teams depend on, in Go or Python, with releases and documentation. Promotion panels look for software, not only for rescued nights.',
      ),
      advice(
        'Go deep on observability: sampling, cardinality, tracing across queues, and what all of it costs. Telemetry bills grow faster than traffic, and whoever tames one is remembered.',
      ),
      advice(
        'Run chaos experiments with a hypothesis and a stop button, starting in staging. Publish what surprised you, not that everything passed.',
      ),
      advice(
        "Prepare two design interviews about overload: retries, back-pressure, queues, caches going cold. It's the topic that distinguishes SRE loops from general backend ones.",
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        "Observability is moving to open standards, so OpenTelemetry experience is worth more than mastery of one vendor's product.",
      ),
      advice(
        "Assistants can summarize an incident channel or suggest a query; deciding what to switch off in the middle of the night is still a person's job.",
      ),
      advice(
        "Model-serving systems bring new kinds of failure, from GPU shortage to answers that are wrong but quick, and reliability teams are asked to define what 'up' means for them.",
      ),
    ],
    opportunities: [
      advice(
        'Banks, airlines and hospitals are adopting the practice under the name of operational resilience, partly because regulators now ask for it.',
      ),
      advice(
        'Experienced SREs move easily into performance engineering, platform leadership or infrastructure products at vendors.',
      ),
    ],
    challenges: [
      advice(
        'The role wears people out where the rotation is small. Three people on call around the clock, or a page every night, is a fair reason to say no.',
      ),
      advice(
        'The title covers everything from Google-style engineering to a renamed operations desk. Ask what share of the week is engineering and who may stop a launch.',
      ),
    ],
  },
}
