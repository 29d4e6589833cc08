import type { LevelTable } from './level.ts'

export const productLevels: LevelTable = {
  'Product Strategy': [
    {
      description: 'Explains vision, strategy and roadmap and what each is for.',
      requiredCapabilities: [
        'Names target group, problem and difference of a product in three sentences',
        'Says what a product deliberately does not do',
      ],
      suggestedProjects: ['Reconstruct the strategy of an app you use from its site, prices and releases'],
    },
    {
      description: 'Collects facts for strategic choices with guidance.',
      requiredCapabilities: [
        'Compares competitors by job to be done, price and channel',
        'Fills in a lean canvas and marks which entries are guesses',
      ],
      suggestedProjects: ['Compare four time tracking tools and name a group none serves well'],
    },
    {
      description: 'Writes the strategy of a product and tests its assumptions.',
      requiredCapabilities: [
        'Chooses a segment and says which others wait',
        'Turns strategy into a few goals with a measure and a date',
        'Tests the riskiest assumption by interview, prototype or pre-sale before building',
      ],
      suggestedProjects: [
        'Write a two-page strategy for an open-source product, with segments, bets and tests, and discuss it with its maintainers',
      ],
    },
    {
      description: 'Develops strategy for several products or a market entry and corrects a failing one.',
      requiredCapabilities: [
        'Finds from retention and win-loss data why growth stalled',
        'Models price and packaging with margins and willingness to pay',
        'Ends a product or feature with a plan for its customers',
      ],
      suggestedProjects: [
        'Write a turnaround memo for a publicly listed software product from annual reports and reviews',
      ],
    },
    {
      description: 'Sets product direction for a company and teaches others to choose.',
      requiredCapabilities: [
        'Allocates investment over a portfolio by stage and evidence',
        'Recognizes shifts in technology or regulation early and prices the options',
        'Makes strategy clear enough that teams refuse work by it unprompted',
      ],
      suggestedProjects: [
        'Write a portfolio strategy with kill criteria for an invented company of three products and defend it before a critical panel',
      ],
    },
  ],
  Roadmapping: [
    {
      description: 'Explains what a roadmap promises and how it differs from a release plan or a backlog.',
      requiredCapabilities: [
        'Reads a public roadmap and tells outcomes from features',
        'Says why items further away should be vaguer',
      ],
      suggestedProjects: [
        'Compare the public roadmaps of GitHub and one smaller product by goal, certainty and audience',
      ],
    },
    {
      description: 'Keeps an existing roadmap up to date with help.',
      requiredCapabilities: [
        'Writes items as problem and expected effect',
        'Collects status and dependencies from teams and shows what changed',
      ],
      suggestedProjects: [
        'Turn a list of twenty feature requests into a now, next and later board with themes',
      ],
    },
    {
      description: 'Builds and maintains the roadmap of a product.',
      requiredCapabilities: [
        'Orders items by goals, evidence and capacity and explains what was left out',
        'Makes versions for customers, sales and developers without contradiction',
        'Revises it at a fixed rhythm and says openly what slipped',
      ],
      suggestedProjects: [
        'Make a half-year roadmap for a team or association with goals, confidence and monthly revision',
      ],
    },
    {
      description: 'Aligns roadmaps of several teams and calms conflicts over them.',
      requiredCapabilities: [
        'Finds dependencies that make dates impossible and removes or reorders them',
        'Replaces promised dates by ranges from throughput and scope limits',
        'Negotiates with sales when a customer was promised too much',
      ],
      suggestedProjects: [
        'Combine three team roadmaps with a shared platform, simulate delays by Monte Carlo and give ranges for two promises',
      ],
    },
    {
      description: 'Sets how a company plans and communicates its product future.',
      requiredCapabilities: [
        'Links investment themes over years to quarterly choices of teams',
        'Presents direction to customers and investors without binding teams to features',
        'Changes planning rhythm when it no longer serves, and shows what improved',
      ],
      suggestedProjects: [
        'Write a roadmap policy with templates for each audience and commitments by level of certainty, and try it for two quarters',
      ],
    },
  ],
  'User Research': [
    {
      description: 'Explains why products need research and which method answers which kind of question.',
      requiredCapabilities: [
        'Tells what people say from what they do',
        'Recognizes a leading question and rewords it',
      ],
      suggestedProjects: ['Rewrite a poor survey of twelve questions and give the reason for each change'],
    },
    {
      description: 'Supports studies by recruiting, notes and simple interviews.',
      requiredCapabilities: [
        'Follows an interview guide and asks for a concrete last time',
        'Writes down observation and interpretation separately',
      ],
      suggestedProjects: ['Interview three people on how they plan meals and make an affinity map'],
    },
    {
      description: 'Plans, runs and reports studies that lead to product decisions.',
      requiredCapabilities: [
        'Chooses participants by behavior relevant to the question, not by convenience',
        'Moderates usability tests without helping and rates findings by severity',
        'Obtains consent and stores recordings by privacy law, with a deletion date',
      ],
      suggestedProjects: [
        'Test an open-source application with six people, report to its maintainers and see what they change',
      ],
    },
    {
      description: 'Combines methods for hard questions and reviews research of others.',
      requiredCapabilities: [
        'Triangulates interviews, logs and survey and explains contradictions',
        'Designs diary studies or surveys with sampling and error stated',
        'Includes people with disabilities and other hard-to-reach groups with fitting methods',
      ],
      suggestedProjects: [
        'Run a four-week diary study with eight people and connect its results to a small survey',
      ],
    },
    {
      description: 'Leads research so that a company decides by evidence over years.',
      requiredCapabilities: [
        'Builds a repository and rhythm by which teams reuse what is known',
        'Trains product teams to do simple studies and stops weak ones',
        'Sets ethics rules, including for AI moderators and synthetic participants',
      ],
      suggestedProjects: [
        'Write a research program for a public service with yearly questions, ethics, skills and a findings archive',
      ],
    },
  ],
  Prioritization: [
    {
      description: 'Explains why not everything can be first and names common ways to rank work.',
      requiredCapabilities: [
        'Tells urgent from important with own examples',
        'Computes a RICE score and says which of its inputs is a guess',
      ],
      suggestedProjects: [
        'Rank fifteen open issues of a project twice, by gut and by RICE, and explain the differences',
      ],
    },
    {
      description: 'Prepares a ranking with given criteria and data.',
      requiredCapabilities: [
        'Collects reach, effort and evidence for each item',
        'Groups duplicate wishes before scoring them',
      ],
      suggestedProjects: [
        'Sort forty user reviews of an app into problems and rank them by frequency and harm',
      ],
    },
    {
      description: "Orders a product's backlog and defends the order.",
      requiredCapabilities: [
        'Weighs cost of delay against effort, with a date that truly matters recognized as such',
        'Says no with a reason and a condition for change',
        'Keeps room for risk, debt and small repairs',
      ],
      suggestedProjects: [
        'Prioritize a quarter for a team or club with stated capacity, and compare afterwards what the items brought',
      ],
    },
    {
      description: 'Resolves priorities between teams, customers and regulations.',
      requiredCapabilities: [
        'Exposes false precision in scores by a sensitivity check',
        'Splits large items so that most of the value comes first',
        'Leads stakeholders with opposing goals to one order they keep to',
      ],
      suggestedProjects: [
        'Run a budget game such as Buy a Feature with eight people and show where its result differs from your scoring',
      ],
    },
    {
      description: 'Makes an organization finish what matters and stop the rest.',
      requiredCapabilities: [
        'Limits work in progress at portfolio level and withstands exceptions',
        'Ties priorities to strategy so clearly that escalations become rare',
        'Reviews past choices for bias and improves the rules',
      ],
      suggestedProjects: [
        'Analyze two years of public roadmap items of a product for promised and delivered value and write rules from it',
      ],
    },
  ],
  'Product Analytics': [
    {
      description: 'Explains events, funnels, retention and cohorts and reads them in a chart.',
      requiredCapabilities: [
        'Says what an active user means in a given report',
        'Points out when a falling rate comes from a growing denominator',
      ],
      suggestedProjects: [
        'Explore a public demo project in PostHog or Google Analytics and describe three findings',
      ],
    },
    {
      description: 'Answers simple questions with prepared events.',
      requiredCapabilities: [
        'Builds a funnel and names its greatest loss',
        'Compares two segments over the same period',
      ],
      suggestedProjects: ['Add privacy-friendly analytics to a site of yours and report on a month of use'],
    },
    {
      description: 'Plans tracking and finds insights that change a product.',
      requiredCapabilities: [
        'Writes a tracking plan with names, properties, triggers and owners and verifies it',
        'Computes retention by cohort in SQL from raw events',
        'Separates correlation from effect and proposes an experiment for the latter',
      ],
      suggestedProjects: [
        'Analyze the public GA4 e-commerce sample in BigQuery and recommend three changes with expected size',
      ],
    },
    {
      description: 'Designs measurement models and corrects misleading ones.',
      requiredCapabilities: [
        'Finds bots, lost events and identity merges that distort figures',
        'Connects a north-star metric with drivers that teams can move',
        'Uses quasi-experiments such as difference-in-differences where a test is impossible',
      ],
      suggestedProjects: [
        "Rebuild a company's metric tree from its annual report and test one causal claim on an open data set",
      ],
    },
    {
      description: 'Establishes analytics a company trusts and uses lawfully.',
      requiredCapabilities: [
        'Defines metrics once in a semantic layer and governs their change',
        'Decides what is not collected, with consent and retention designed from the start',
        'Teaches leaders to read uncertainty and to stop projects without effect',
      ],
      suggestedProjects: [
        'Publish an open event taxonomy and semantic model for one kind of product, with tests and example questions',
      ],
    },
  ],
  'Market Research': [
    {
      description: 'Explains market size, segment and competitor and tells primary from secondary sources.',
      requiredCapabilities: [
        'Checks who paid for a published figure and how it was obtained',
        'Says what total, serviceable and obtainable market mean',
      ],
      suggestedProjects: [
        'Collect five figures on one market from official statistics and note source, year and method',
      ],
    },
    {
      description: 'Gathers and orders market facts with guidance.',
      requiredCapabilities: [
        'Builds a table of competitors with price, audience and evidence',
        'Finds fitting data at a statistical office, such as Eurostat or a census bureau',
      ],
      suggestedProjects: [
        'Describe the local market for bicycle repair with suppliers, prices and unmet wishes',
      ],
    },
    {
      description: 'Sizes and describes a market and recommends action.',
      requiredCapabilities: [
        'Estimates size from the bottom up and checks it from the top down',
        'Writes a survey with screening and states its margin of error',
        'Interviews buyers about their last purchase and the choices they rejected',
      ],
      suggestedProjects: [
        'Research a market for a small software product with ten interviews, size estimate and a decision on one page',
      ],
    },
    {
      description: 'Investigates new or opaque markets and questions weak studies.',
      requiredCapabilities: [
        'Uses conjoint or Van Westendorp analysis for price and says what it cannot show',
        'Reads tenders, job postings and filings for what rivals plan',
        'Finds survivorship, panel and framing bias in a purchased report',
      ],
      suggestedProjects: [
        'Run a small conjoint study on subscriptions with an open-source tool and compare two segments',
      ],
    },
    {
      description: 'Leads market insight for a company and ties it to investment.',
      requiredCapabilities: [
        'Sets up continuous signals on customers, rivals and regulation and prunes those nobody uses',
        'Forecasts with scenarios and scores past forecasts',
        'Decides when evidence is enough and says what would change the verdict',
      ],
      suggestedProjects: [
        "Publish a yearly market report on one niche with open method, data and a review of last year's predictions",
      ],
    },
  ],
  KPIs: [
    {
      description: 'Explains what a key performance indicator is and tells leading from lagging ones.',
      requiredCapabilities: [
        'Reads a figure with its unit, period and target',
        'Recognizes a vanity metric in a report',
      ],
      suggestedProjects: [
        'Collect ten indicators from a public annual report and say what decision each supports',
      ],
    },
    {
      description: 'Reports given indicators correctly.',
      requiredCapabilities: [
        'Computes churn and conversion from a table by a written definition',
        'Notes data gaps and one-off effects beside the figure',
      ],
      suggestedProjects: [
        'Build a monthly one-page sheet for a club or household with five indicators and targets',
      ],
    },
    {
      description: 'Chooses and runs indicators for a product or team.',
      requiredCapabilities: [
        'Derives indicators from a goal and gives each an owner, source and threshold',
        'Tells noise from signal with a control chart',
        'Adds a counter-measure against gaming',
      ],
      suggestedProjects: [
        'Define six indicators for a volunteer project, follow them for eight weeks and change one by what you learned',
      ],
    },
    {
      description: 'Designs indicator systems across departments and repairs contradictory ones.',
      requiredCapabilities: [
        'Aligns definitions, such as active customer, between finance and product',
        'Decomposes a change into price, volume and mix or similar drivers',
        'Removes local targets that harm the whole',
      ],
      suggestedProjects: [
        'Build a driver tree from open company data and explain two years of change with it',
      ],
    },
    {
      description: 'Sets what an organization steers by and guards against being ruled by figures.',
      requiredCapabilities: [
        'Links incentives to indicators with care and reviews side effects',
        'Cuts reports to those that changed a decision',
        'Presents uncertain results to a board without hiding doubt',
      ],
      suggestedProjects: [
        'Write a case study on an indicator that misled an organization, with a better system and its costs',
      ],
    },
  ],
  'Requirements Engineering': [
    {
      description: 'Explains functional, quality and constraint requirements and why they are written down.',
      requiredCapabilities: [
        'Spots an ambiguous word such as fast or user-friendly',
        'Reads a use case and names actor, goal and exception',
      ],
      suggestedProjects: ['Take a public tender and mark ten requirements as testable or not'],
    },
    {
      description: 'Writes simple requirements from talks with users, with review.',
      requiredCapabilities: [
        'Writes a user story with acceptance criteria in Given, When, Then form',
        'Keeps a glossary so that one thing has one name',
      ],
      suggestedProjects: ['Write the requirements for a room booking tool from interviews with three people'],
    },
    {
      description: 'Elicits, documents and maintains requirements for a product or project.',
      requiredCapabilities: [
        'Chooses interview, observation, workshop or document study by source and risk',
        'Quantifies quality, such as 95 percent of searches under one second with 500 users',
        'Traces requirements to tests and handles changes with their effect',
      ],
      suggestedProjects: [
        'Specify a replacement for a paper process in an association with process model, requirements and acceptance tests',
      ],
    },
    {
      description: 'Handles large, regulated or contested requirements and finds gaps before code.',
      requiredCapabilities: [
        'Resolves contradictions between stakeholders by goals behind their wishes',
        'Models state, data and rules until missing cases become visible',
        'Reviews specifications for safety, security and accessibility duties such as EN 301 549',
      ],
      suggestedProjects: [
        'Review an open government specification, model its rules as a state or decision table and report the gaps',
      ],
    },
    {
      description: 'Shapes how an organization finds out what to build.',
      requiredCapabilities: [
        'Fits depth of specification to risk, from a conversation to formal models in TLA+ or Alloy',
        'Builds product line requirements reused across variants',
        'Traces project failures to their elicitation errors and changes training by them',
      ],
      suggestedProjects: [
        'Specify a tricky protocol or workflow in Alloy, find a counterexample and turn it into a requirement course unit',
      ],
    },
  ],
}
