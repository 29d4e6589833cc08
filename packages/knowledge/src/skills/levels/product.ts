import type { LevelTable } from './level.ts'

export const productLevels: LevelTable = {
  'Product Strategy': [
    {
      description: "Explains how a product's vision, strategy and roadmap build on each other.",
      requiredCapabilities: [
        "Names a product's target group, problem and difference from rivals in three sentences",
        'Says what a given product deliberately leaves out',
      ],
      suggestedProjects: [
        'Work out the strategy of an app you use from its website, prices and release notes',
      ],
    },
    {
      description:
        "Collects the facts behind a strategic choice, with a product manager's questions to answer.",
      requiredCapabilities: [
        'Compares competitors by the job customers hire them for, their price and their sales channel',
        'Fills in a lean canvas and marks which entries are guesses',
      ],
      suggestedProjects: ['Compare four time tracking tools and name a group of users that none serves well'],
    },
    {
      description: "Writes one product's strategy and tests the assumptions beneath it.",
      requiredCapabilities: [
        'Chooses a segment and says which others wait',
        'Turns the strategy into two or three goals, each with a measure and a date',
        'Tests the riskiest assumption by interviews, a prototype or presales before anything is built',
      ],
      suggestedProjects: [
        'Write a two-page strategy for an open-source product, with segments, bets and tests, and discuss it with the maintainers',
      ],
    },
    {
      description:
        'Develops the strategy for a product line or a new market and turns around one that fails.',
      requiredCapabilities: [
        'Finds out from retention and win-loss data why growth has stalled',
        'Models pricing and packaging from margins and willingness to pay',
        'Retires a product and gives its customers a way out',
      ],
      suggestedProjects: [
        "Write a turnaround memo on a listed software company's weakest product, from its annual reports and customer reviews",
      ],
    },
    {
      description: 'Sets product direction for a company and teaches others to choose.',
      requiredCapabilities: [
        "Spreads investment over a portfolio by each product's stage and evidence",
        'Recognizes shifts in technology or regulation early and decides what it is worth paying to be ready',
        'Makes the strategy so clear that teams turn down work that does not fit it',
      ],
      suggestedProjects: [
        'Write a portfolio strategy with stop criteria for an invented company of three products and defend it before critical friends',
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
        "Compare GitHub's public roadmap with that of a smaller product by goals, certainty and audience",
      ],
    },
    {
      description: 'Keeps a roadmap up to date for the product manager who owns it.',
      requiredCapabilities: [
        'Writes each item as a problem and the effect its solution should have',
        'Collects status and dependencies from teams and shows what changed',
      ],
      suggestedProjects: [
        'Turn a list of twenty feature requests into a now, next and later board with themes',
      ],
    },
    {
      description: "Builds a product's roadmap, explains it and keeps it honest as plans change.",
      requiredCapabilities: [
        'Orders items by goals, evidence and capacity and explains what was left out',
        'Makes versions for customers, sales and developers that do not contradict each other',
        'Revises the roadmap at fixed intervals and says openly what slipped',
      ],
      suggestedProjects: [
        'Make a half-year roadmap for a team or association with goals and degrees of certainty, and revise it every month',
      ],
    },
    {
      description: 'Aligns the roadmaps of several teams and settles the conflicts between them.',
      requiredCapabilities: [
        'Finds dependencies between teams that make dates impossible, and removes or reorders them',
        'Replaces promised dates with ranges that come from measured throughput',
        'Negotiates a way out with sales when a customer has been promised too much',
      ],
      suggestedProjects: [
        'Combine the roadmaps of three teams that share a platform, simulate delays and give a date range for two promises',
      ],
    },
    {
      description: 'Sets how a company plans and communicates its product future.',
      requiredCapabilities: [
        'Links investment themes of several years to what teams choose each quarter',
        'Presents the direction to customers and investors without tying teams to features',
        'Changes the planning rhythm when it no longer serves, and shows what got better',
      ],
      suggestedProjects: [
        'Write a roadmap policy with a template for each audience and rules for promises, and live by it for two quarters',
      ],
    },
  ],
  'User Research': [
    {
      description: 'Explains why products need research and which method answers which kind of question.',
      requiredCapabilities: [
        'Tells apart what people say and what they do',
        'Recognizes a leading question and rewords it',
      ],
      suggestedProjects: ['Rewrite a poor survey of twelve questions and give the reason for each change'],
    },
    {
      description: 'Supports studies by recruiting participants, taking notes and holding simple interviews.',
      requiredCapabilities: [
        'Follows an interview guide and asks about the last time something really happened',
        'Notes what was observed separately from what it may mean',
      ],
      suggestedProjects: [
        'Interview three people about how they plan meals and sort what they said into an affinity map',
      ],
    },
    {
      description: 'Plans, runs and reports studies that change what a product team decides.',
      requiredCapabilities: [
        'Chooses participants by behavior that matters to the question rather than by who is at hand',
        'Moderates usability tests without helping and rates problems by severity',
        'Obtains informed consent and deletes recordings by an agreed date, as data protection law asks',
      ],
      suggestedProjects: [
        'Test an open-source application with six people, report to its maintainers and follow up on what they change',
      ],
    },
    {
      description: "Combines research methods for hard questions and reviews other people's studies.",
      requiredCapabilities: [
        'Compares interviews, usage logs and a survey and explains where they contradict each other',
        'Designs diary studies and surveys and states their sampling and error',
        'Includes people with disabilities and others who are hard to reach, with methods that suit them',
      ],
      suggestedProjects: [
        'Run a four-week diary study with eight people and check its findings with a small survey',
      ],
    },
    {
      description: 'Leads research so that a company keeps using what it has learned about its users.',
      requiredCapabilities: [
        'Builds a repository of findings that teams consult before asking for a new study',
        'Trains product teams to run simple studies and stops weak ones',
        'Sets rules of ethics, including for AI moderators and synthetic participants',
      ],
      suggestedProjects: [
        'Write a research program for a public service with questions for each year, ethics, skills and an archive of findings',
      ],
    },
  ],
  Prioritization: [
    {
      description: 'Explains why not everything can come first and names common ways to rank work.',
      requiredCapabilities: [
        'Tells the urgent from the important in a list of ten tasks',
        'Computes a RICE score and says which of its inputs is a guess',
      ],
      suggestedProjects: [
        'Rank fifteen open issues of a project twice, by gut feeling and by RICE, and explain the differences',
      ],
    },
    {
      description: 'Prepares a ranking by criteria that the team has agreed on.',
      requiredCapabilities: [
        'Collects reach, effort and evidence for each candidate',
        'Merges duplicate wishes before scoring them',
      ],
      suggestedProjects: [
        'Sort forty user reviews of an app into problems and rank them by frequency and harm',
      ],
    },
    {
      description: "Orders a product's backlog and defends that order.",
      requiredCapabilities: [
        'Weighs the cost of delay against effort and tells a real deadline from a wish',
        'Says no with a reason and names what would change the answer',
        'Keeps room for risks, technical debt and small repairs',
      ],
      suggestedProjects: [
        "Prioritize a quarter's work for a team or club within its capacity, and check afterwards what each item brought",
      ],
    },
    {
      description: 'Settles priorities between teams, customers and legal duties.',
      requiredCapabilities: [
        'Exposes false precision in scores with a sensitivity check',
        'Splits a large item so that most of its value comes first',
        'Brings stakeholders with opposing goals to one order that they stick to',
      ],
      suggestedProjects: [
        'Play a Buy a Feature game with eight people and show where its result differs from your own scoring',
      ],
    },
    {
      description: 'Gets an organization to finish what matters and stop the rest.',
      requiredCapabilities: [
        'Limits work in progress across the portfolio and holds out against exceptions',
        'Ties priorities to strategy so clearly that few disputes reach the executives',
        'Reviews past choices for bias and changes the rules accordingly',
      ],
      suggestedProjects: [
        'Compare what two years of public roadmap items promised with what they delivered and derive rules from it',
      ],
    },
  ],
  'Product Analytics': [
    {
      description: 'Explains events, funnels, retention and cohorts and reads them in a chart.',
      requiredCapabilities: [
        'Says what an active user means in a given report',
        'Notices when a rate falls only because its denominator has grown',
      ],
      suggestedProjects: ['Explore the Google Analytics demo account and describe three findings'],
    },
    {
      description: 'Answers simple questions with events that others have set up.',
      requiredCapabilities: [
        'Builds a funnel and names the step that loses most people',
        'Compares how two segments behave over the same period',
      ],
      suggestedProjects: [
        'Add privacy-friendly analytics such as Matomo or Umami to a site of yours and report on a month of use',
      ],
    },
    {
      description: 'Plans what to track and finds insights that change a product.',
      requiredCapabilities: [
        'Writes a tracking plan with names, properties, triggers and owners and verifies it',
        'Computes retention by cohort in SQL from raw events',
        'Separates correlation from effect and proposes an experiment to tell them apart',
      ],
      suggestedProjects: [
        "Analyze Google's public GA4 e-commerce sample in BigQuery and recommend three changes with the gain you expect",
      ],
    },
    {
      description: 'Designs metric models for a product line and corrects figures that mislead.',
      requiredCapabilities: [
        'Finds bots, lost events and wrongly merged identities that distort figures',
        'Connects a north-star metric with inputs that teams can influence',
        'Uses a quasi-experiment such as difference-in-differences where no test is possible',
      ],
      suggestedProjects: [
        'Draw the metric tree of a listed company from its annual report and test one causal claim on open data',
      ],
    },
    {
      description: 'Gives a company analytics that it trusts and may lawfully use.',
      requiredCapabilities: [
        'Defines metrics once in a semantic layer and governs their change',
        'Decides what is not collected, and has consent and retention designed in from the start',
        'Teaches leaders to read uncertainty and to stop projects that show no effect',
      ],
      suggestedProjects: [
        'Publish an open event taxonomy and semantic model for one kind of product, with tests and sample questions',
      ],
    },
  ],
  'Market Research': [
    {
      description: 'Explains market size, segment and competitor and tells primary from secondary research.',
      requiredCapabilities: [
        'Checks who paid for a published figure and how it was obtained',
        'Says what total, serviceable and obtainable market mean',
      ],
      suggestedProjects: [
        'Collect five figures on one market from official statistics and note the source, year and method of each',
      ],
    },
    {
      description: 'Gathers facts about a market for questions that somebody else has set.',
      requiredCapabilities: [
        'Builds a table of competitors with price, audience and evidence',
        'Finds the right table at a statistical office such as Eurostat or the US Census Bureau',
      ],
      suggestedProjects: [
        'Describe the local market for bicycle repair with its suppliers, prices and unmet wishes',
      ],
    },
    {
      description: 'Sizes a market, describes its buyers and recommends what to do.',
      requiredCapabilities: [
        'Estimates the size from the bottom up and checks it from the top down',
        'Writes a survey with screening questions and states its margin of error',
        'Interviews buyers about their last purchase and the options they turned down',
      ],
      suggestedProjects: [
        'Research the market for a small software product with ten interviews, an estimate of its size and a one-page decision',
      ],
    },
    {
      description: 'Investigates new or opaque markets and takes weak studies apart.',
      requiredCapabilities: [
        'Uses conjoint or Van Westendorp analysis for pricing and says what it cannot show',
        "Works out rivals' plans from tenders, job postings and company filings",
        'Finds survivorship, panel and framing bias in a report that was paid for',
      ],
      suggestedProjects: [
        'Run a small conjoint study on subscriptions, analyze it in R or Python and compare two segments',
      ],
    },
    {
      description: "Leads a company's market insight and ties it to investment decisions.",
      requiredCapabilities: [
        'Sets up steady signals on customers, rivals and regulation and drops those nobody uses',
        'Forecasts with scenarios and scores earlier forecasts in public',
        'Decides when the evidence is enough and says what would reverse the verdict',
      ],
      suggestedProjects: [
        "Publish a yearly report on one market niche with an open method, data and a review of last year's predictions",
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
        'Collect ten indicators from a public annual report and name the decision that each one supports',
      ],
    },
    {
      description: 'Reports indicators that others have defined, correctly and with their gaps.',
      requiredCapabilities: [
        'Computes churn and conversion from a table by the written definition',
        'Notes missing data and one-off effects beside the figure',
      ],
      suggestedProjects: [
        'Keep a one-page monthly sheet for a club or household with five indicators and targets',
      ],
    },
    {
      description: 'Chooses indicators for a product or team and acts on them.',
      requiredCapabilities: [
        'Derives indicators from a goal and gives each an owner, a source and a threshold for action',
        'Tells noise from signal with a control chart',
        'Pairs an indicator with a second one that would reveal gaming',
      ],
      suggestedProjects: [
        'Define six indicators for a volunteer project, follow them for eight weeks and replace one after what you learned',
      ],
    },
    {
      description: 'Designs indicators across departments and repairs ones that contradict each other.',
      requiredCapabilities: [
        'Gets finance and product to agree on one definition of an active customer',
        'Breaks a change in revenue down into price, volume and mix',
        "Removes a department's target that harms the whole",
      ],
      suggestedProjects: [
        'Build a driver tree from published company data and explain two years of change with it',
      ],
    },
    {
      description: 'Decides which figures an organization steers by and guards against being ruled by them.',
      requiredCapabilities: [
        'Ties bonuses to indicators only with care and reviews the side effects',
        'Cuts reporting down to what has changed a decision',
        'Presents uncertain results to a board without hiding the doubt',
      ],
      suggestedProjects: [
        'Write a case study on an indicator that misled an organization, what it cost and what should replace it',
      ],
    },
  ],
  'Requirements Engineering': [
    {
      description:
        'Tells functional requirements, quality requirements and constraints apart and explains why they are written down.',
      requiredCapabilities: [
        'Spots an ambiguous word such as fast or user-friendly in a requirement',
        'Reads a use case and names its actor, goal and exceptions',
      ],
      suggestedProjects: [
        'Mark twenty requirements of a public tender as testable or not and reword three of them',
      ],
    },
    {
      description: 'Writes simple requirements after talking with users and has an analyst review them.',
      requiredCapabilities: [
        'Writes a user story with acceptance criteria in Given, When, Then form',
        'Keeps a glossary in which each thing has one name',
      ],
      suggestedProjects: ['Write the requirements of a room booking tool after interviews with three people'],
    },
    {
      description: 'Elicits, documents and maintains the requirements of a product or project.',
      requiredCapabilities: [
        'Chooses interviews, observation, workshops or document study by source and risk',
        'Puts figures to quality, such as 95 percent of searches in under a second with 500 users',
        'Traces each requirement to its tests and shows what a change to it would touch',
      ],
      suggestedProjects: [
        "Specify the replacement of an association's paper process with a process model, requirements and acceptance tests",
      ],
    },
    {
      description: 'Handles large, regulated or disputed requirements and finds gaps before any code exists.',
      requiredCapabilities: [
        'Resolves contradictory wishes by going back to the goals behind them',
        'Models states, data and rules until missing cases become visible',
        'Checks specifications for legal duties such as accessibility under EN 301 549',
      ],
      suggestedProjects: [
        'Turn the rules of a public benefit into a decision table and report the gaps and contradictions',
      ],
    },
    {
      description: 'Shapes how an organization finds out what to build and how exactly to write it down.',
      requiredCapabilities: [
        'Fits the depth of specification to the risk, from a conversation to a formal model in TLA+ or Alloy',
        'Builds requirements for a product line whose variants reuse them',
        'Traces failed projects back to missed or misread requirements and changes training accordingly',
      ],
      suggestedProjects: [
        'Specify a tricky workflow in Alloy, find a counterexample and build a lesson for analysts around it',
      ],
    },
  ],
  OKRs: [
    {
      description: 'Explains what an objective and a key result are and how they differ from a task list.',
      requiredCapabilities: [
        'Tells an outcome from an output in sample key results',
        'Says why an objective has no number',
      ],
      suggestedProjects: ['Find five published OKR examples and mark key results that are really tasks'],
    },
    {
      description: "Helps write and update a team's OKRs.",
      requiredCapabilities: [
        'Gives a key result a start value, a target and a source',
        'Updates progress weekly with a note on confidence',
      ],
      suggestedProjects: [
        'Set one objective with three key results for a private project and check in each week for a quarter',
      ],
    },
    {
      description: 'Leads a team through OKR cycles.',
      requiredCapabilities: [
        'Writes key results that the team can move and nobody can fake',
        'Keeps the number of objectives at three or fewer',
        'Scores the quarter and changes the next one by what was learned',
      ],
      suggestedProjects: ['Run two quarters of OKRs with a volunteer team and publish scores and lessons'],
    },
    {
      description: 'Aligns OKRs across teams and repairs empty rituals.',
      requiredCapabilities: [
        'Settles shared objectives where two teams depend on each other',
        'Separates OKRs from bonuses and explains why',
        'Finds sandbagged or copied goals in a review',
      ],
      suggestedProjects: [
        'Review the OKRs of five teams, real or invented, for alignment and gaps and rewrite the worst three',
      ],
    },
    {
      description: 'Decides whether and how a company sets goals with OKRs.',
      requiredCapabilities: [
        'Links yearly strategy to quarterly objectives without a cascade of copies',
        'Stops the practice where another way of setting goals works better',
      ],
      suggestedProjects: [
        'Write a rollout plan with pilot, training and criteria for stopping, and discuss it with two leaders',
      ],
    },
  ],
  'Product Discovery': [
    {
      description: 'Explains why teams test ideas before building them and which risks they test.',
      requiredCapabilities: [
        'Tells value, usability, feasibility and viability risks apart',
        'Reads an opportunity solution tree',
      ],
      suggestedProjects: [
        'List the assumptions behind a new feature in an app you use and mark the riskiest',
      ],
    },
    {
      description: 'Takes part in interviews and simple tests led by others.',
      requiredCapabilities: [
        "Writes down a customer's story in time order",
        'Builds a clickable prototype for one question',
      ],
      suggestedProjects: ['Test a paper prototype with three people and note what each of them tried first'],
    },
    {
      description: 'Runs discovery for a product beside its delivery.',
      requiredCapabilities: [
        'Talks with customers every week and keeps an opportunity tree current',
        'Chooses the cheapest test that could prove an idea wrong',
        'Sets the criterion for success before seeing the result',
      ],
      suggestedProjects: [
        'Take one problem of a club or open-source project from ten interviews to a tested solution within six weeks',
      ],
    },
    {
      description: 'Leads discovery on unclear problems and rescues teams that only deliver.',
      requiredCapabilities: [
        'Combines fake-door, concierge and prototype tests into a chain of evidence',
        'Finds out when a loud request hides another need',
        'Coaches product trios to discover together',
      ],
      suggestedProjects: ['Document a discovery that ended in not building, with each test and what it cost'],
    },
    {
      description: 'Makes discovery part of how an organization invests.',
      requiredCapabilities: [
        'Funds ideas in stages by evidence and stops most of them early',
        'Keeps AI-generated interviews and prototypes from replacing real customers',
      ],
      suggestedProjects: [
        'Write a discovery guide with ten commented cases, failed ones included, and train one team with it',
      ],
    },
  ],
  'Backlog Management': [
    {
      description: 'Explains what a backlog is for and what makes an item ready.',
      requiredCapabilities: [
        'Reads an item and says what is missing before work can start',
        'Tells a bug, a story, a task and an epic apart',
      ],
      suggestedProjects: [
        'Review twenty open issues of a project and sort them into ready, unclear and outdated',
      ],
    },
    {
      description: "Keeps items tidy under a product owner's guidance.",
      requiredCapabilities: [
        'Merges duplicates and links related items',
        'Adds acceptance criteria after asking the right person',
      ],
      suggestedProjects: ["Triage thirty issues of an open-source project with its maintainers' consent"],
    },
    {
      description: "Owns a team's backlog and keeps it short, ordered and understood.",
      requiredCapabilities: [
        'Splits items along user paths, rules or data so that each has value',
        'Leads refinement in under an hour a week',
        'Deletes items that nobody will do and says so',
      ],
      suggestedProjects: [
        'Bring a backlog of a hundred items down to thirty, with a reason for each one closed',
      ],
    },
    {
      description: 'Manages backlogs for several teams on one product.',
      requiredCapabilities: [
        'Orders shared work so that teams wait for each other less',
        'Lets technical work compete openly with features by effect and risk',
        'Finds from flow data which kinds of item age',
      ],
      suggestedProjects: [
        "Merge three teams' backlogs into one for a sample product and write the rules that keep it ordered",
      ],
    },
    {
      description: 'Sets how an organization turns demand into work.',
      requiredCapabilities: [
        'Designs intake so that each request gets an early and honest answer',
        'Replaces ticket queues by goals where teams can decide themselves',
      ],
      suggestedProjects: [
        'Analyze the issue history of a large project and propose an intake policy backed by its figures',
      ],
    },
  ],
  'User Stories': [
    {
      description:
        'Explains the role, the wish and the reason in a user story and why it invites a conversation.',
      requiredCapabilities: [
        'Recognizes a technical task dressed up as a story',
        'Names the six INVEST criteria',
      ],
      suggestedProjects: [
        'Rewrite ten feature requests from a public tracker as stories and mark what you had to guess',
      ],
    },
    {
      description: 'Writes small stories with examples for acceptance.',
      requiredCapabilities: [
        'Adds three concrete examples, one of them an exception',
        'Checks the reason behind a story with a user',
      ],
      suggestedProjects: [
        'Write the stories for lending books in a club library and discuss them with a member',
      ],
    },
    {
      description: 'Finds, splits and explains stories for a product.',
      requiredCapabilities: [
        'Builds a story map and cuts a first release through it',
        'Splits a story by rule, path or data instead of by layer',
        'Turns examples into automated acceptance tests with the developers',
      ],
      suggestedProjects: ['Map a volunteer scheduling tool and build its thinnest complete slice'],
    },
    {
      description: 'Leads story work for complex or regulated products.',
      requiredCapabilities: [
        'Runs example mapping and ends it when too many questions remain',
        'Covers security, access and failure with stories that can be tested',
        'Keeps stories and legal requirements traceable without copying text',
      ],
      suggestedProjects: [
        'Rework a badly sliced backlog of an open-source product and compare cycle time of old and new slices',
      ],
    },
    {
      description: 'Teaches an organization to describe needs instead of solutions.',
      requiredCapabilities: [
        'Coaches product owners with their own backlogs as material',
        'Decides where stories are the wrong form and offers a better one',
      ],
      suggestedProjects: [
        'Publish a collection of before and after stories from real trackers with the reasons for each change',
      ],
    },
  ],
}
