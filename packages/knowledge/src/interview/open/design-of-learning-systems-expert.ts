import type { OpenQuestion } from '../open-question.ts'

export const designOfLearningSystemsExpert: readonly OpenQuestion[] = [
  {
    id: 'design-of-learning-systems-expert-01',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer', 'Data Scientist', 'Technical Lead'],
    skills: ['Recommender Systems', 'Model Deployment'],
    tags: ['feed ranking', 'multi objective', 'feedback loops'],
    question:
      'Design the ranking of a video feed for 50 million daily users and 300 million videos. The company wants more viewing time, satisfied users and a living for small creators. How do you reconcile that, and what breaks at this size?',
    keyPoints: [
      {
        cue: 'Reconciling the three wishes',
        point:
          'Treats the objective as the core decision: several predicted outcomes combined by explicit weights that are tuned in long experiments',
        weight: 3,
        essential: true,
        said: [
          'predict watch time, like, hide, survey answer separately, and combine them in one value formula',
          'the weights are policy, owned by product and visible, not hidden in a loss',
          'viewing time alone breeds junk, so satisfaction from surveys goes in as a label',
        ],
      },
      {
        cue: 'From millions to a few',
        point:
          'Builds a funnel from hundreds of millions over thousands to hundreds, with a budget of time and compute for each stage',
        weight: 3,
        essential: true,
        said: [
          'several retrievers give 2,000, a light ranker leaves 300, the heavy one orders those',
          'each stage trained for consistency with the next, otherwise the good ones are lost early',
          '200 ms altogether, most of it for the heavy model',
        ],
      },
      {
        cue: 'What the scale means',
        point: 'Estimates the load and shows that scoring dominates the cost',
        weight: 3,
        said: [
          '50 million times twenty requests are a billion a day, 12,000 a second, 30,000 at peak',
          'times 300 candidates that makes ten million scores a second, so batching and GPU utilization decide the bill',
        ],
      },
      {
        cue: 'A danger over time',
        point:
          'Recognizes feedback loops: the system trains on what it showed, so popularity reinforces itself; answers with exploration and propensities',
        weight: 3,
        essential: true,
        said: [
          'rich get richer, unless some traffic is reserved for exploring',
          'log the probabilities and correct for position and exposure',
          'a small group with a random or old policy as a reference',
        ],
      },
      {
        cue: 'Care for small creators',
        point:
          'Gives small and new creators guaranteed, quality-controlled exposure and measures the creator side with its own experiments',
        weight: 2,
        said: [
          'every new video gets a few hundred test views with a suitable audience',
          'creator effects cannot be seen in a viewer split, so randomize creators or clusters',
          'watch the share of views beyond the top one percent',
        ],
      },
      {
        cue: 'Effects that show up late',
        point: 'Uses long holdouts for retention and well-being, since short tests favor addictive content',
        weight: 2,
        said: [
          'a group kept for half a year on another weighting',
          'watch sessions that people regret, and the rate of those leaving for good',
        ],
      },
      {
        cue: 'What breaks at this size',
        point:
          'Names what breaks at this size: embedding tables, training data volume, version mismatch between stages, delayed events, silent shifts',
        weight: 2,
        said: [
          'embedding tables of terabytes need sharding and hashing of ids',
          'if user and item towers are released separately, retrieval collapses quietly',
          'a stuck event stream trains the model on half of the outcomes',
        ],
      },
      {
        cue: 'When capacity runs out',
        point: 'Degrades gracefully: cheaper ranker under load, cached feeds, and a kill switch per stage',
        weight: 2,
        said: [
          'with overload fewer candidates or the light ranker only',
          'an older feed is better than an empty page',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A single engagement measure can stand for satisfaction',
        said: [
          'I optimize watch time, if people watch they are happy',
          'maximize engagement and the rest follows',
        ],
        correction:
          'Time can come from compulsion or autoplay. Satisfaction needs its own signals, such as surveys, hides and returning over months.',
      },
    ],
    sampleAnswer:
      'The three wishes conflict, so I make the trade explicit. Models predict separate outcomes: expected watch time, completion, like, hide, and the answer to a satisfaction survey asked of a small sample. A value formula combines them; its weights are policy, owned by product, tuned in long experiments. Load: 50 million users with twenty page loads are a billion requests a day, 12,000 a second, 30,000 at peak. Scoring 300 candidates each means about ten million scores a second, so the heavy ranker is the bill, and batching and quantization matter. The funnel: retrievers such as two towers, follows, trending and fresh give 2,000 of 300 million; a light ranker, distilled from the heavy one so they agree, leaves 300; the heavy one orders them; a final pass cares for variety and limits. Budget 200 ms. Loops are the main danger: we learn from what we showed. I log propensities, correct for position, keep one percent of exploration and a reference group on a simple policy. Each new video gets some hundred views with a fitting audience, and grows if quality holds. Creator effects do not show when splitting viewers, so I randomize creators or communities for those tests, and follow the share of views outside the top one percent. Holdouts of half a year check retention and regret. What breaks: embedding tables of terabytes must be sharded; towers and index must be released as one version; a delayed event stream makes outcomes look negative, so training waits for complete windows. Under overload fewer candidates, the light ranker, then cached feeds. The costliest trade-off: exploration loses viewing time today and pays with a healthier catalog next year.',
    criteria: [
      'Makes goals and weights explicit',
      'Knows where money and failures sit at this scale',
      'Thinks of both sides of the market',
    ],
    followUps: [
      {
        question:
          'Viewing time rises by 2 percent in the test, survey satisfaction falls by 1 percent. Who decides, and by what?',
        about: [0, 5],
        answer:
          'Not the modelers alone. Product has agreed on exchange rates or guardrails beforehand, derived from long holdouts that show what satisfaction is worth in retention. With a guardrail on satisfaction, this version is not shipped, and the weights are revised.',
      },
      {
        question: 'How do you test a boost for small creators if viewers and creators influence each other?',
        about: [3, 4],
        answer:
          'A viewer split shows the cost for viewers, not the effect on creators, who get only half of the boost. I randomize creators within an audience budget, or use clusters of communities and regions, and run it long enough for uploads to react.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-expert-02',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Computer Vision', 'Responsible AI'],
    tags: ['content moderation', 'adversaries', 'appeals', 'multimodal'],
    question:
      'A platform gets 20 million images and short videos a day in 60 languages. It must stop child abuse and terror content within minutes, and handle bullying and nudity with fairness. 4,000 reviewers are available. Design the moderation system.',
    keyPoints: [
      {
        cue: 'Different kinds of content',
        point:
          'Separates policies by severity and certainty: known illegal material is blocked by hash at upload, borderline matters get other thresholds and human judgment',
        weight: 3,
        essential: true,
        said: [
          'perceptual hashes of known material first, that is cheap and sure',
          'each rule has its own pipeline, since bullying depends on context and child abuse does not',
          'zero tolerance classes favor recall, speech classes favor precision',
        ],
      },
      {
        cue: 'Order of the checks',
        point:
          'Uses a cascade: hashes, cheap classifiers on everything, expensive multimodal models on a small part, people for the uncertain',
        weight: 3,
        essential: true,
        said: [
          'a light model clears 95 percent of it, the heavy one only looks at the rest',
          'frames, speech, text on the image and metadata come together in the second step',
        ],
      },
      {
        cue: 'Use of the reviewers',
        point:
          'Calculates capacity: 4,000 reviewers with about 500 decisions per shift give some 2 million, and puts the queue in order of harm times reach',
        weight: 3,
        essential: true,
        said: [
          'two million of twenty can be seen, less for video, so ten percent at most',
          'prioritize by severity and expected views, a clip that goes viral first',
          'a second check when it crosses a number of views',
        ],
      },
      {
        cue: 'How you know it works',
        point: 'Measures prevalence by random samples of views, not only precision of removals',
        weight: 3,
        said: [
          'how many of ten thousand views show a violation? That tells whether users are protected',
          'deletion counts go up with more uploads and say nothing',
          'weighted random samples per language, labeled twice',
        ],
      },
      {
        cue: 'People who work against it',
        point:
          'Expects adversaries: altered copies, coded language, testing of limits; reacts in hours by rules, hashes and fast adapters',
        weight: 2,
        said: [
          'they crop, mirror and add noise until it passes, so hash clusters and embeddings',
          'do not reveal exact scores, limit retries, look at networks of accounts',
          'a lever for a crisis that works today, not after the next training',
        ],
      },
      {
        cue: 'Fair treatment',
        point: 'Provides appeals, reasons and fairness checks by language, dialect and group',
        weight: 2,
        said: [
          'reversal rates of appeals by language show where the model is bad',
          'small languages have no data, so more people there and softer automatic action',
          'counter-speech and news about violence must not be hit',
        ],
      },
      {
        cue: 'Care behind the scenes',
        point:
          'Protects reviewers and legal duties: blurring, rotation, restricted access, secured evidence and reporting',
        weight: 2,
        said: [
          'blur by default, limits of exposure per day, psychological help',
          'training data of illegal material must not lie around, strict handling and reporting to authorities',
        ],
      },
      {
        cue: 'When a part fails',
        point:
          'Plans failures: when a classifier is down, delay distribution for risky uploads rather than block or pass all',
        weight: 1,
        said: ['new accounts wait, trusted ones go through with later review', 'limit reach until checked'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A good enough model makes human reviewers unnecessary',
        said: ['in the end the AI decides everything, people are too slow'],
        correction:
          'Context, new tactics, appeals and small languages need people, and their labels keep the models honest. The models decide where people look.',
      },
      {
        belief: 'The number of removed items shows how safe the platform is',
        said: ['we removed 30 percent more, so it got safer'],
        correction:
          'Removals depend on uploads and on strictness. What users experience is prevalence, the share of views with violations, measured on random samples.',
      },
    ],
    sampleAnswer:
      'Policies differ, so I do not build one classifier with one threshold. Known abuse and terror material is matched by perceptual hash at upload and blocked, reported and secured as required. New material of these classes gets models tuned for recall, held until a specialist looks. Bullying and nudity depend on context, so precision, softer measures and people. Volume: 20 million a day are 230 a second, perhaps 700 at peak. 4,000 reviewers with some 500 decisions make two million, for video half of that, so at most one upload in ten is seen, with appeals and samples included. Hence a cascade. Cheap image and text classifiers for all, a few milliseconds each; a multimodal model with frames, speech, overlaid text and account history for about five percent; people for the uncertain, sorted by harm times expected views. Whatever gains reach quickly is checked again. Success is prevalence: violating views in ten thousand, from random samples weighted by views, per language, labeled twice. Adversaries mirror, crop and code their words, so I cluster near copies by embedding, look at account networks, hide scores, and have rules and hashes that work within an hour in a crisis, while the models follow. Small languages have little data: more people, softer automation, and I watch reversal rates. Appeals get a second person and feed the labels. Reviewers see blurred material, with limits and care, and access to illegal data is closely held. If a model fails, risky uploads wait or get little reach, trusted ones pass with later review. Trade-off: minutes of delay for new accounts against minutes of harm; I would accept the delay only for severe classes.',
    criteria: [
      'Different harms, different designs',
      'Capacity and prevalence in numbers',
      'Cares for users, speakers and reviewers',
    ],
    followUps: [
      {
        question:
          'A violent event is filmed and uploaded in thousands of altered copies within an hour. What does your system do?',
        about: [0, 4, 7],
        answer:
          'The first confirmed copy yields hashes and embeddings; near neighbors are held automatically in a crisis mode with wider thresholds, reach of similar uploads is limited, and reviewers handle one cluster instead of each copy. News and documentation get their own lane.',
      },
      {
        question: 'How do you estimate prevalence when violations are one in ten thousand views?',
        about: [3],
        answer:
          'A plain sample would need to be huge. I sample by score strata, with more from high scores and some from low ones, weight back, and label twice. The low stratum stays essential, because it finds what the models do not see.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-expert-03',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer', 'Data Scientist', 'Solutions Architect'],
    skills: ['Large Language Models', 'MLOps'],
    tags: ['llm platform', 'gateway', 'quotas', 'evaluation'],
    question:
      'Forty teams of a bank each call language models in their own way: different providers, keys, prompts and no evaluation. Design a central platform with 20 million calls a day that they want to use.',
    keyPoints: [
      {
        cue: 'What every call passes through',
        point:
          'Puts a gateway in front of all models: one interface, identity per team, routing, quotas, logging, without becoming a bottleneck',
        weight: 3,
        essential: true,
        said: [
          'a thin stateless proxy in several zones, adding just a few milliseconds',
          'keys live there and nowhere else, each call is tagged by team and use case',
          'swap providers behind one API',
        ],
      },
      {
        cue: 'Which data may go where',
        point:
          'Classifies data and enforces it: which data may go to which model and region, masking, retention of logs',
        weight: 3,
        essential: true,
        said: [
          'customer data only to the models hosted in our own environment',
          'detect and mask account numbers before it leaves',
          'prompts contain secrets, so logs are encrypted and short-lived',
        ],
      },
      {
        cue: 'Keeping quality under control',
        point:
          'Offers evaluation as a service: versioned test sets per use case, required before changes of prompt or model',
        weight: 3,
        essential: true,
        said: [
          "no model upgrade without passing the team's own regression set",
          'prompts in version control with a score in the pipeline',
          'a registry with owner, risk class and test results',
        ],
      },
      {
        cue: 'Size of the task',
        point: 'Calculates load in tokens, not just calls, and plans capacity and limits by priority',
        weight: 3,
        said: [
          '20 million a day are 230 a second, 1,000 at peak, with 1,500 tokens each, so over a million tokens per second',
          'batch jobs must not push aside the customer chat, so there are classes and token budgets',
        ],
      },
      {
        cue: 'When a provider lets you down',
        point:
          'Handles provider failures and changes: timeouts, fallback to tested alternatives, pinned versions, circuit breakers',
        weight: 3,
        said: [
          'a fallback model is only good if the prompt was tested with it',
          'retries with limits, otherwise an outage multiplies the load',
          'versions are fixed until the team agrees to change',
        ],
      },
      {
        cue: 'Limits on what models do',
        point:
          'Builds controls by risk: input and output filters, no direct actions without permission checks, human approval for high-risk uses',
        weight: 2,
        said: [
          'an internal summary needs less than a letter to a customer',
          'prompt injection is expected, so tools run with the rights of the user',
        ],
      },
      {
        cue: 'The bill',
        point: 'Makes costs visible per team and reduces them by caching, routing and smaller models',
        weight: 2,
        said: [
          'a bill for each team every day, and a hard limit for experiments',
          'prefix caching and cheaper models on the gateway side',
        ],
      },
      {
        cue: 'Why teams would come',
        point: 'Wins adoption by being easier than going alone, and migrates in steps',
        weight: 2,
        said: [
          'access in ten minutes, good docs, ready-made evals, instead of a ban only',
          'begin with three teams, block direct keys at the end',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A gateway can switch between models freely because they share one interface',
        said: ['if provider A is down, we just route to B, it is the same API'],
        correction:
          'The same prompt behaves differently on another model. A fallback must be evaluated for each use case, or quality and format break unnoticed.',
      },
    ],
    sampleAnswer:
      'Numbers first: 20 million calls are 230 a second, perhaps 1,000 at peak. With 1,500 tokens each the peak is 1.5 million tokens per second, so limits and contracts are made in tokens. The gateway is a thin, stateless proxy in several zones with one API; it adds milliseconds, and it authenticates teams, holds the provider keys and tags each call with team and use case. A registry lists every use case with owner, data class and risk. From that follow the rules: customer data only goes to models in our environment or region, account numbers are masked, logs are encrypted, sampled and deleted after thirty days. Evaluation is a service. Each use case has a versioned test set and checks; a change of prompt or model runs them in the pipeline, and high risk needs approval. Model versions are pinned. Reliability: timeouts, limited retries, circuit breakers, and a fallback only where the use case has passed its tests on the second model; otherwise a clear error. Priorities keep the nightly batch from starving the customer chat, with budgets per team. Controls grow with risk: filters for input and output, tools that act with the rights of the user, a person before a letter goes out. Costs per team appear daily; prefix caching and routing to small models are offered centrally. If the gateway itself fails, it is a failure for all, so no heavy logic in the path, gradual releases by zone, and cached policy. I start with three teams, make it the easiest way, and close direct access at the end. Trade-off: central control slows experiments, so there is a sandbox with synthetic data and few rules.',
    criteria: [
      'Security and ease together',
      'Thinks in tokens and priorities',
      'Does not trust silent fallback',
    ],
    followUps: [
      {
        question:
          'A provider retires a model version used by 25 use cases in 60 days. How does the platform handle it?',
        about: [2, 4],
        answer:
          'The registry lists owners. All 25 test sets run on the candidates automatically; those that pass are offered the switch with a canary, others get a report of what changed. The platform tracks progress and escalates before the date.',
      },
      {
        question: 'How do you keep logs useful for debugging without building a second store of secrets?',
        about: [1],
        answer:
          'Metadata for every call, contents only sampled, masked and encrypted, with a retention by data class and access per case with a record. Teams can opt in to keep flagged examples for test sets after a review.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-expert-04',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['AdTech', 'Machine Learning'],
    tags: ['conversion prediction', 'delayed feedback', 'online learning'],
    question:
      'Design the model behind ad bidding that predicts, for 500,000 auctions a second, the chance that a click leads to a purchase within 30 days. Half of the purchases happen after the first day, and the market changes hourly.',
    keyPoints: [
      {
        cue: 'The core dilemma',
        point:
          'Sees the central conflict: waiting 30 days for labels is stale, taking fresh data counts later buyers as negatives',
        weight: 3,
        essential: true,
        said: [
          'a click from this morning without a purchase is not a negative yet',
          'fresh or correct, that is the dilemma',
          'if I train right away, I underestimate by about half',
        ],
      },
      {
        cue: 'How you handle late purchases',
        point:
          'Models the delay: joint model of conversion and its time, importance weights with corrected labels, or short-window label with a factor',
        weight: 3,
        essential: true,
        said: [
          'a delay distribution gives the probability that a purchase is still to come',
          'send the click as negative first and the purchase as a weighted positive when it arrives',
          'predict one-day conversion freshly and multiply by the share that comes later, per advertiser',
        ],
      },
      {
        cue: 'What the numbers must mean',
        point:
          'Requires calibrated values since bids are proportional to them, and monitors predicted over actual by advertiser and age of data',
        weight: 3,
        essential: true,
        said: [
          "ten percent too high costs ten percent of somebody's money",
          'a fast calibration layer on top, updated hourly',
          'compare only with cohorts that are complete, or with the expectation up to their age',
        ],
      },
      {
        cue: 'Serving 500,000 auctions',
        point:
          'Serves within a few milliseconds at this rate: filter early, compact model, precomputed parts, sharded hashed embeddings',
        weight: 3,
        said: [
          'a cheap first stage drops most ads, only thirty per auction get the full model',
          '500,000 times thirty are fifteen million scores a second, so five milliseconds on few features',
          'user part computed once per auction, ad part looked up',
        ],
      },
      {
        cue: 'Keeping up with the market',
        point:
          'Updates incrementally within minutes or hours with guarded releases, plus a regular full training from mature data',
        weight: 2,
        said: [
          'online learning on the stream, and a nightly anchor that corrects drift of the weights',
          'each new snapshot must pass a calibration check before it is pushed',
          'roll back in a minute, because bids burn money',
        ],
      },
      {
        cue: 'Purchases you never see',
        point:
          'Deals with missing and changing labels: lost attribution, privacy limits, advertisers reporting late or not at all',
        weight: 2,
        said: [
          'consent and platform rules hide conversions, so some are only known in aggregate',
          'a broken pixel of one shop looks like a sudden drop of interest',
        ],
      },
      {
        cue: 'How you compare models',
        point:
          'Evaluates by replaying time with log loss on mature labels and by budget-split tests, as advertisers in both arms share budgets',
        weight: 2,
        said: [
          'progressive validation: predict first, then learn',
          'halve the money of every customer between old and new, or one side eats what the other could have spent',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'One can simply use only clicks older than 30 days for training',
        said: ['I wait until the labels are complete, then it is correct'],
        correction:
          'The labels are right, but new campaigns and products would be unknown for a month. In an hourly market, staleness costs more than a corrected bias.',
      },
    ],
    sampleAnswer:
      "The dilemma is label delay. If I wait 30 days, new campaigns are unknown; if I train on fresh clicks, later buyers count as negatives and I underestimate, here by half. So the delay is part of the model. My choice: a fast model for conversion within one day, updated from the stream, times a slower factor for what comes later, by advertiser and product type, from mature data. An alternative is a single model with importance weighting, where each click enters as negative and the purchase later as a corrected positive. Bids are proportional to the prediction, so calibration is money: a small layer on top is refitted hourly by advertiser group with shrinkage, and monitoring compares actual with expected purchases up to the age of each cohort. Load: 500,000 auctions a second; a cheap filter leaves about thirty ads, so 15 million scores a second in some five milliseconds. The user part is computed once per auction, ad vectors are looked up, ids are hashed into sharded embedding tables, and the top is a small network in int8. Snapshots go out every fifteen minutes after a gate on calibration and log loss, first to one percent, with rollback in a minute; a nightly training on mature data anchors it. If the stream stops, the last snapshot stays and bids shrink with its age. Broken pixels look like lost interest, so per-advertiser checks pause learning there. Missing conversions due to consent are modeled from aggregates. Tests split each advertiser's budget by arm. Trade-off: faster updates follow the market and also every error, so the pace is limited by what the gate can verify.",
    criteria: ['Names the label dilemma first', 'Calibration as a monetary matter', 'Numbers for scoring'],
    followUps: [
      {
        question:
          "A large advertiser's tracking fails for six hours. What happens in your system, and how do you prevent damage?",
        about: [2, 4, 5],
        answer:
          'The model would see clicks without purchases and lower its bids, also for similar ads. A check of actual against expected conversions per advertiser flags it, that data is excluded from learning, predictions are frozen, and later repaired events are replayed.',
      },
      {
        question: 'How do you compare two models offline when the recent labels are incomplete?',
        about: [1, 6],
        answer:
          'I evaluate on a period that is 30 days old, with both models trained only on what was known then, including incomplete labels. That costs recency but tests precisely the handling of the delay. One-day labels serve as a fresh secondary check.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-expert-05',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer', 'Data Scientist', 'Technical Lead'],
    skills: ['MLOps', 'Model Deployment'],
    tags: ['ml platform', 'governance', 'retraining', 'standardization'],
    question:
      'An insurer has 60 models in production, built by nine teams in nine ways. Some have not been retrained for three years, and nobody knows who owns four of them. Design the platform and the rules that get this under control within a year.',
    keyPoints: [
      {
        cue: 'The first weeks',
        point:
          'Starts with an inventory: owner, purpose, decision affected, data, risk, health; orphaned models get an owner or are switched off',
        weight: 3,
        essential: true,
        said: [
          'before any tool, a list of what runs and whom it affects',
          'find the four without owner and decide: adopt or retire',
          'rank by damage if it is wrong',
        ],
      },
      {
        cue: 'How strict, and for which',
        point:
          'Sets tiers by risk, with requirements for tests, approval, monitoring and documentation that grow with the tier',
        weight: 3,
        essential: true,
        said: [
          'a pricing model needs independent review, a mail sorter does not',
          'three classes instead of one heavy process for all',
        ],
      },
      {
        cue: 'What every team gets',
        point:
          'Builds a paved road: template, training pipeline, registry with lineage, deployment with shadow and rollback, monitoring as default',
        weight: 3,
        essential: true,
        said: [
          'a new model gets all of that from the template in a day',
          'each version knows its data snapshot, code and approval',
          'batch and online serving as two standard ways, not nine',
        ],
      },
      {
        cue: 'When to retrain',
        point:
          'Decides retraining by evidence, such as decay in backtests and triggers with gates, not by a calendar for all',
        weight: 2,
        said: [
          'replay history: how much does a model lose after three, six, twelve months?',
          'automatic where labels come fast, by hand where the risk is high',
        ],
      },
      {
        cue: 'What is watched, and by whom',
        point:
          'Monitors by outcome and business effect with alerts to the owner, including upstream data contracts',
        weight: 2,
        said: [
          'most incidents come from changed source fields, so contracts with those teams',
          'an alarm without an owner is noise, so it goes to the pager of the team',
        ],
      },
      {
        cue: 'Moving the old models',
        point:
          'Migrates in order of risk and benefit, rewriting little, and leaves exceptions with an expiry date',
        weight: 3,
        said: [
          'wrap old models in a container first, so we get logs and a rollback without rebuilding',
          'ten most critical ones in the first half-year',
          'not everything has to move, some should simply be deleted',
        ],
      },
      {
        cue: 'What it takes',
        point:
          'Estimates people and cost and buys commodity parts; measures success by lead time, incidents and adoption',
        weight: 2,
        said: [
          'a team of six to eight, with managed services for the basics',
          'time from idea to production, share of models with an owner and current validation',
        ],
      },
      {
        cue: 'Winning the nine teams',
        point: 'Treats teams as customers, with embedded help, instead of decreeing a platform',
        weight: 2,
        said: [
          'two engineers go into each team for some weeks and move the first model with them',
          'if the platform is slower than their own way, they will go around it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Buying an ML platform solves the problem',
        said: ['we introduce a tool and all teams have to use it'],
        correction:
          'Ownership, risk tiers and migration are the problem. A tool without them becomes the tenth way of doing it.',
      },
      {
        belief: 'All models should be retrained automatically every month',
        said: ['monthly retraining for everything, then nothing gets stale'],
        correction:
          'Some models hardly age, others need quick reaction, and each retraining is a risk. Decide from measured decay and the ability to validate.',
      },
    ],
    sampleAnswer:
      "The first two months are inventory, not tooling. For each of the 60: owner, decision it influences, money or customers affected, data sources, last training, last validation. The four orphans get an owner within a month or are switched off behind a rule. Then three risk tiers. Pricing and claims decisions need independent validation, fairness checks, approval and quarterly review; internal sorting just needs an owner, tests and monitoring. The platform is a paved road: a repository template, a training pipeline on versioned snapshots, a registry with lineage to data, code and approval, batch and online as the two standard ways of serving, shadow and canary, and monitoring from day one. 60 models with perhaps fifty million scores a day, mostly batch, is no scale problem; a team of seven with managed services suffices. For migration I wrap old models in containers first, without rebuilding: that gives logging, versions and rollback in days. By risk, the ten critical ones in six months, then the rest when they are retrained anyway; exceptions have an end date. Retraining by evidence: I replay history to see what three, six and twelve months of age cost, and set triggers with gates; high tiers are released by a person. Most incidents come from upstream changes, so contracts and checks on the twenty most used tables. Engineers of the platform sit with each team for its first model. Measures: share with owner and valid review, lead time, incidents, and voluntary use. It fails if it becomes bureaucracy, so tier three must be possible in a day. The trade-off: standards cost special solutions; I allow them if the team carries the operation and the tier's duties.",
    criteria: ['Ownership before tools', 'Effort proportional to risk', 'Realistic path of migration'],
    followUps: [
      {
        question:
          'One team refuses: its pricing model is in a proprietary tool, and it works. What do you do?',
        about: [1, 5, 7],
        answer:
          'The duties of the tier apply to everybody: validation, lineage, monitoring, rollback. If they fulfill them in their tool, fine, with scores and inputs exported to common monitoring. If not, they get help and a date, and the risk owner signs the exception.',
      },
      {
        question:
          'How do you find out whether a model that has not been retrained in three years is a problem?',
        about: [3, 4],
        answer:
          'Compare its predictions with outcomes by quarter, calibration and segments, and with a fresh model on the same data in shadow. If the gain is small and inputs are stable, leave it, document that, and set a review date.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-expert-06',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Healthcare IT', 'Computer Vision'],
    tags: ['clinical decision support', 'human factors', 'site shift', 'safety'],
    question:
      "Twelve hospitals want software that puts head scans with suspected bleeding at the top of the radiologists' work list. 900 scans a day, about 5 percent with bleeding. Design it from the clinical goal to operation, so that it helps and does no harm.",
    keyPoints: [
      {
        cue: 'What it is for',
        point:
          'Defines the clinical goal and use: faster reading of urgent cases as a second order, not a diagnosis; every scan is still read',
        weight: 3,
        essential: true,
        said: [
          'it only changes the sequence, a doctor looks at each one',
          'the measure is the time until a bleed is read, not AUC',
          'what happens to those that are put further back?',
        ],
      },
      {
        cue: 'How it could do harm',
        point:
          'Considers the harm of delay: missed bleeds sink in the list, so a maximum waiting time or order limits apply to all',
        weight: 3,
        essential: true,
        said: [
          'a false negative must not wait longer than it would without the software',
          'mix in the clock: nobody stays unread for more than an hour',
          'automation bias: people relax when nothing is flagged',
        ],
      },
      {
        cue: 'Proof that it works there',
        point:
          'Validates per site, scanner and patient group on consecutive cases before use, as performance does not simply carry over',
        weight: 3,
        essential: true,
        said: [
          'each hospital gets a silent phase with its own scans',
          'different devices, protocols and children, so check subgroups',
          'test hospitals were not in training, and consecutive cases rather than a picked collection',
        ],
      },
      {
        cue: 'Where to draw the line',
        point:
          'Sets the operating point from numbers: 45 bleeds and 855 others a day, so the alarms stay bearable',
        weight: 3,
        said: [
          'with 95 percent sensitivity and 90 specificity there are 43 right and 86 false flags',
          'one in three flags true, is that fine for the night shift?',
        ],
      },
      {
        cue: 'What counts as the truth',
        point:
          'Gets reliable labels: several readers, follow-up scans and reports, with attention to small bleeds',
        weight: 2,
        said: [
          'text reports give rough labels, three radiologists the test set',
          'follow-up shows what was missed at first',
        ],
      },
      {
        cue: 'Fitting into daily work',
        point:
          'Integrates safely: receives from the image archive, checks that the series is suitable, fails to the normal list visibly',
        weight: 2,
        said: [
          'wrong series or motion: it says not analyzed instead of no bleeding',
          'if it is down, the list is ordered by arrival, and people can see that',
          'results within three minutes, about two scans a minute at peak',
        ],
      },
      {
        cue: 'Whether patients gain',
        point:
          'Proves benefit by a staggered or randomized introduction on time to reading and outcome, not by test accuracy alone',
        weight: 2,
        said: [
          'hospitals start in random order and we compare minutes to diagnosis',
          'also measure what happens to the unflagged, and reading quality',
        ],
      },
      {
        cue: 'Later operation',
        point:
          'Monitors after launch, with controlled updates: discordant cases reviewed, scanner changes, no silent self-learning',
        weight: 2,
        said: [
          'weekly list of model against final report, by site',
          'a new scanner software is a trigger to validate again',
          'the version is locked, changes go through approval',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A high AUC on a public data set shows that it is safe in the hospitals',
        said: ['it has an AUC of 0.98 on the benchmark, so we can install it'],
        correction:
          'Benchmarks are selected and come from other devices and patients. Prevalence, protocols and workflow differ, so each site has to be validated.',
      },
      {
        belief: 'The system should keep learning from each new scan by itself',
        said: ['it learns continuously in operation and gets better alone'],
        correction:
          'Unsupervised change of a clinical system cannot be validated. Versions are locked, and updates are tested and approved.',
      },
    ],
    sampleAnswer:
      'The goal is minutes: a bleed should be read sooner. So it orders the list, does not diagnose, and each scan is read by a doctor. The first danger is delay for what it does not flag. I therefore cap waiting: flags move up, but no scan waits longer than a fixed time, and flags never push others beyond it. The second is that people relax without a flag, so the display says "not prioritized" and never "no bleeding". Numbers: 900 scans a day over twelve hospitals, 45 with bleeding. At 95 percent sensitivity and 90 percent specificity there are 43 true and 86 false flags, one in three right. Radiologists decide whether that is bearable. Load is tiny, two scans a minute at peak, one GPU with a spare per region, results within three minutes. Data: reports give rough labels for training; the test set has three readers per scan and follow-up scans, with small bleeds marked, consecutive cases, and whole hospitals held out. Then each site runs silently for some weeks, with results by scanner, age and type. The service receives from the archive, checks that the series is suitable, and otherwise shows "not analyzed"; if it is down, the list is by arrival and says so. Introduction in random order of hospitals, comparing time to reading for flagged and unflagged, reading quality and outcomes. In operation each disagreement between model and final report is reviewed weekly by site; a new scanner or protocol triggers validation. Versions are locked and updates approved, with a safety officer who may switch it off. Trade-off: higher sensitivity finds more and tires people; with too many false flags they ignore it.',
    criteria: ['Patient safety and workflow first', 'Numbers for alarms', 'Knows that validation is local'],
    followUps: [
      {
        question: 'At one hospital, sensitivity falls from 94 to 81 percent within a month. What do you do?',
        about: [1, 2, 7],
        answer:
          'Switch to arrival order there or announce the limitation, inform the safety officer and clinicians, and review missed cases. Then look for scanner updates, protocol or series changes, patient mix. Back in use only after a new silent validation.',
      },
      {
        question: 'Why measure the time to reading of unflagged scans as well?',
        about: [1, 6],
        answer:
          'Prioritizing moves waiting from some patients to others. Missed bleeds and other urgent findings are among the unflagged. If their waiting grows, the average may improve while some patients are harmed.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-expert-07',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer', 'Data Scientist', 'Solutions Architect'],
    skills: ['AI Agents', 'Large Language Models'],
    tags: ['agents', 'tool use', 'authorization', 'evaluation'],
    question:
      'A mail-order company wants an agent that handles customer chats completely: look up orders, change addresses, grant refunds up to 200 dollars. 60,000 chats a day. Design it so that a mistake or a manipulated message cannot get expensive.',
    keyPoints: [
      {
        cue: 'Who decides on actions',
        point:
          'Lets the model propose and deterministic code decide: tools check identity, ownership, limits and policy on their own',
        weight: 3,
        essential: true,
        said: [
          'the refund service checks whether the order belongs to this customer and is eligible, whatever the model says',
          'permissions come from the logged-in session, never from the text of the chat',
          'hard rules in code, language in the model',
        ],
      },
      {
        cue: 'What you assume about messages',
        point:
          'Assumes prompt injection through messages, order notes and web pages, and limits what a hijacked agent can do',
        weight: 3,
        essential: true,
        said: [
          'a product review can contain instructions, so all text is untrusted',
          'a narrow set of tools with least privilege, no free queries on customer data',
          'the worst case of a fully manipulated chat has to be affordable',
        ],
      },
      {
        cue: 'How expensive it can get',
        point:
          'Bounds losses: limits per chat, customer and day, an overall budget with a stop switch, and idempotent actions',
        weight: 3,
        essential: true,
        said: [
          'at most one refund per order and 200 per customer per month, and alarms on the total',
          'a circuit breaker if refunds in an hour exceed the usual by three times',
          'a retry must not pay twice, so there is an idempotency key',
        ],
      },
      {
        cue: 'Not every action is equal',
        point:
          'Grades actions by risk: reading is free, changes need confirmation, risky ones or odd patterns go to a person',
        weight: 2,
        said: [
          'address change after dispatch asks for a second factor',
          'above fifty dollars or with a fraud signal an employee approves with one click',
        ],
      },
      {
        cue: 'How you try to break it',
        point:
          'Evaluates whole conversations with simulated customers and outcome checks in a sandbox, including attacks, before each release',
        weight: 3,
        said: [
          'does the database look right at the end? That is the test, not pretty wording',
          'a thousand scenarios with liars, angry people and injections, run several times as it is not deterministic',
        ],
      },
      {
        cue: 'How it earns its freedom',
        point:
          'Rolls out by topic and authority: first suggestions to staff, then read-only, then small refunds, with measured limits',
        weight: 2,
        said: [
          'begin as a copilot for agents and see how often they change it',
          'raise the refund limit stepwise from twenty to two hundred',
        ],
      },
      {
        cue: 'Volume and staff',
        point:
          'Estimates capacity and cost, with handover to people including context, and keeps a full audit trail',
        weight: 2,
        said: [
          '60,000 chats with eight turns are half a million calls, maybe 25 a second at peak',
          'if a fifth needs people, that is 12,000 a day, so staff must remain',
          'each action can be traced to message, tool call and rule',
        ],
      },
      {
        cue: 'What success looks like',
        point:
          'Measures real resolution: repeated contact, reversed actions, refund rate against human agents, satisfaction',
        weight: 2,
        said: [
          'closed is not solved, so look whether they write again in seven days',
          'the agent must not buy good ratings with refunds',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A strong system prompt and a second model as a filter make the agent safe',
        said: [
          'I tell it very clearly never to refund more than 200',
          'a guard model checks every message, that is enough',
        ],
        correction:
          'Both reduce risk and can be circumvented. Limits that count must be enforced in code outside the model, with the rights of the customer.',
      },
    ],
    sampleAnswer:
      "I assume that the model is sometimes hijacked and ask what the worst chat can cost. The model only proposes; tools are narrow services that decide. Refund takes an order id and a reason, and checks itself whether the order belongs to the logged-in customer, is eligible, not refunded before and within limits. Identity comes from the session, never from the text. There is no free search in customer data. Messages, order notes and reviews are untrusted. Limits: one refund per order, 200 dollars per customer and month, an hourly budget for all with a stop switch, idempotency keys so that a retry never pays twice. Risk grades: reading is free; an address change needs confirmation and, after dispatch, a second factor; refunds above fifty or with fraud signals wait for an employee's click. Numbers: 60,000 chats with eight calls are 480,000 model calls a day, some 25 a second at peak, no problem. If 20 percent go to people, that is 12,000 chats, perhaps 200 agents, with a summary handed over. Evaluation: a sandbox with fake orders and a thousand scenarios, simulated customers that are confused, angry or lying, injections included. Each runs several times, and the check is the state of the database and the rules, then tone. Rollout: suggestions for staff, then read-only, then refunds up to twenty dollars, then more, each step by measured error. Success is no second contact in seven days, reversals and refund rate compared with human agents in a random split, since an agent might buy friendliness with money. Every action is logged with message, tool call and rule. Trade-off: strict limits send more chats to people; I loosen them with evidence.",
    criteria: ['Designs for the hijacked model', 'Outcome-based tests', 'Expands authority by evidence'],
    followUps: [
      {
        question:
          'A group finds wording that makes the agent grant a refund in nearly every chat. What stops the damage, in which order?',
        about: [0, 2, 7],
        answer:
          'Eligibility rules in the tool stop most. Limits per customer bound each account, the hourly budget and refund-rate alarm stop the rest, then refunds go to human approval. Afterwards the chats become test cases, and accounts are examined.',
      },
      {
        question: 'Why run each test scenario several times?',
        about: [4],
        answer:
          'The model is not deterministic, and conversations branch. A scenario that passes four of five times fails thousands of times a day in production. I require a pass rate per risk grade, with nearly no tolerance where money moves.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-expert-08',
    type: 'system_design',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Anomaly Detection', 'IoT'],
    tags: ['predictive maintenance', 'rare failures', 'edge', 'decision costs'],
    question:
      'An operator of 5,000 wind turbines wants to foresee gearbox failures. Each turbine has 200 sensors; vibration is measured at 20 kHz. About 60 gearboxes fail a year. A crane visit costs 80,000 dollars, an unexpected failure 400,000. Design the system.',
    keyPoints: [
      {
        cue: 'The money side',
        point:
          'Calculates whether and how it pays: 60 failures at 400,000 are 24 million a year, and how many false inspections are bearable',
        weight: 3,
        essential: true,
        said: [
          'each foreseen failure saves around 320,000, so one hit pays for four needless crane visits',
          'a cheap look with an endoscope before the crane changes the balance',
          'with a base rate of 1.2 percent a year, false alarms decide everything',
        ],
      },
      {
        cue: 'How early is early enough',
        point:
          'Sets the horizon by logistics: weeks are needed for crane, parts and calm weather, so a warning one day ahead is worthless',
        weight: 3,
        essential: true,
        said: [
          'it has to warn at least four to eight weeks before',
          'how long does a gearbox take to order? That is the lead time',
        ],
      },
      {
        cue: 'Learning with few failures',
        point:
          'Works around rare labels: model normal behavior per turbine, physical features and damage stages, rather than a plain classifier on 60 failures a year',
        weight: 3,
        essential: true,
        said: [
          'compare oil temperature with what is expected at this load, and watch the residual',
          'bearing frequencies in the spectrum are known from the geometry',
          'use inspection findings and maintenance logs as softer labels',
        ],
      },
      {
        cue: 'What leaves the turbine',
        point:
          'Reduces data at the turbine: spectra and features at the edge, raw bursts only now and then or on suspicion',
        weight: 3,
        said: [
          '20,000 samples times two bytes are 40 kB a second per channel, over 3 GB a day, too much for 5,000 sites',
          'compute the features locally and send some kilobytes every ten minutes',
          'keep a ring buffer with raw data for later',
        ],
      },
      {
        cue: 'What confuses the signals',
        point:
          'Normalizes for operating condition, model type, site and sensor changes, so alarms are not weather',
        weight: 2,
        said: [
          'vibration depends on speed and load, compare only equal conditions',
          'after a new oil or a replaced sensor the baseline starts anew',
          'peers in the same park are a good reference',
        ],
      },
      {
        cue: 'Cases you never see finished',
        point:
          'Handles the fact that repairs remove the outcome: replaced gearboxes are censored, and inspections give the truth',
        weight: 2,
        said: [
          'we will never know if it would have failed, so survival methods',
          'the findings at the opened gearbox go back as labels',
          'inspect a few without any alarm as well',
        ],
      },
      {
        cue: 'How you judge it',
        point:
          'Tests by time and turbine with event-based measures: failures found early enough and false alarms per turbine-year',
        weight: 2,
        said: [
          'one warning per failure counts, not accuracy per minute',
          'whole turbines and later years in the test, otherwise it recognizes the machine',
        ],
      },
      {
        cue: 'What people get to see',
        point:
          'Delivers a ranked list with reasons for planners, combining risk with crane routes and season, and works during connection failures',
        weight: 2,
        said: [
          'show which frequency rose since when, so that the engineer believes it',
          'three turbines in one park share the crane, so plan together',
          'edge rules still protect when the network is gone',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With sensors at 20 kHz there is plenty of data, so a deep network will learn the failures',
        said: ['we have petabytes of data, deep learning will find the pattern'],
        correction:
          'The number of failures counts, about 60 a year of several kinds. Many samples of healthy running help to model normal behavior, not failure.',
      },
    ],
    sampleAnswer:
      'Money first. 60 failures at 400,000 are 24 million a year. A foreseen one costs a crane visit of 80,000, so it saves 320,000, as much as four needless visits. With an endoscope inspection for perhaps 2,000 before the crane, we can afford many more alarms. Lead time: crane, parts and a calm week need six weeks, so a warning counts only if it comes at least that early. The base rate is 1.2 percent a year and there are several failure modes, so a classifier on raw signals would learn little. I combine three things: expected temperature and vibration given wind, speed and load, with residuals per turbine; spectral features at bearing and gear frequencies known from the geometry; and comparison with neighbors. A risk model on these trends, hierarchical over turbine types, uses inspection findings as graded labels and treats preventive replacements as censored, as in survival analysis. Data: 20 kHz at two bytes is 40 kB a second, 3.5 GB a day per channel. So turbines compute spectra and send kilobytes every ten minutes; 5,000 sites are then eight messages a second. Raw data stays in a ring buffer, fetched on suspicion. After sensor or oil changes baselines start anew. I test on later years and unseen turbines: failures found six weeks early, false alarms per turbine-year. The planner sees a weekly list with cost, reason and trend, grouped by park because a crane serves several. Findings go back in a form; a few without alarms are inspected too. Without connection, local limits protect. First a year of replay, then 300 turbines. Trade-off: a lower threshold means more inspections; inspection capacity and expected saving set it.',
    criteria: [
      'Economics and lead time shape the model',
      'Respects rarity of failures',
      'Uses engineering knowledge',
    ],
    followUps: [
      {
        question:
          'Engineers replaced 40 gearboxes on your advice; only 25 show clear damage. Is the system good?',
        about: [0, 5],
        answer:
          'By cost: 25 avoided failures save about 8 million, 15 needless visits cost 1.2 million plus parts, so very likely yes, if the damaged ones would have failed. I check severity and progress, and whether cheaper inspections could have sorted them out.',
      },
      {
        question:
          'A new turbine type with no failures so far joins the fleet. What can the system do for it?',
        about: [2, 4],
        answer:
          'Normal-behavior models after some months of its own data, geometry-based frequencies and peer comparison work without failures. Risk levels are borrowed from similar types through the hierarchical model, with wide uncertainty and more inspections at first.',
      },
    ],
  },
]
