import type { OpenQuestion } from '../open-question.ts'

export const designOfLearningSystemsIntermediate: readonly OpenQuestion[] = [
  {
    id: 'design-of-learning-systems-intermediate-01',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Fraud Detection', 'Feature Engineering'],
    tags: ['fraud', 'real time features', 'delayed labels'],
    question:
      'Design the fraud check for card payments of a large online shop: 200 payments a second at peak, an answer within 150 ms, about one in a thousand fraudulent. Chargebacks arrive weeks later.',
    keyPoints: [
      {
        cue: 'What the outcome can be',
        point:
          'Frames the decision with its costs: let through, ask for extra authentication, manual review or decline',
        weight: 3,
        essential: true,
        said: [
          'a declined honest customer may be gone forever, that costs more than the margin',
          'not only yes or no: a step-up check for the gray zone',
          'thresholds come from the amount and the cost of each mistake',
        ],
      },
      {
        cue: 'Signals you need at once',
        point:
          'Computes velocity features in a stream and keeps them in a fast store, such as attempts per card, device and address',
        weight: 3,
        essential: true,
        said: [
          'how many cards did this device try in the last ten minutes?',
          'counters over sliding windows in Redis, fed by the event stream',
          'the lookup has to take a few milliseconds',
        ],
      },
      {
        cue: 'Spending the 150 ms',
        point:
          'Divides the 150 ms among feature lookup, model and rules, with a timeout and a defined fallback',
        weight: 3,
        said: [
          '20 ms for features, 10 for a boosted tree, the rest is reserve',
          'if the service does not answer, simple rules decide and small amounts pass',
        ],
      },
      {
        cue: 'What late chargebacks mean',
        point:
          'Handles delayed and incomplete labels: maturity window, reviews as early labels, declined payments without outcome',
        weight: 3,
        essential: true,
        said: [
          'the last eight weeks are not mature, no chargeback so far does not mean honest',
          'what we declined never gets a label, so let a tiny random share through',
          'decisions of analysts give quick labels in the meantime',
        ],
      },
      {
        cue: 'When fraudsters change tactics',
        point: 'Combines rules for fast reaction with the model, as new attacks appear within hours',
        weight: 2,
        said: [
          'analysts need a rule live in five minutes when an attack runs',
          'rules for known patterns and blocklists, the model for the rest',
        ],
      },
      {
        cue: 'How you judge it',
        point: 'Evaluates by money saved at a fixed decline rate, with tests split by time, not by accuracy',
        weight: 2,
        said: [
          'how much fraud in dollars do we stop if we touch half a percent of the payments?',
          'with one in a thousand accuracy says nothing',
        ],
      },
      {
        cue: 'What you record and release',
        point:
          'Logs the features as used, so training uses the same values, and rolls out new models in shadow first',
        weight: 2,
        said: [
          'store the vector at decision time, recomputing counters afterwards never matches',
          'the challenger scores silently for some weeks before it decides',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Payments without a chargeback so far are labeled as honest',
        said: ['no chargeback means it was fine, so train on yesterday'],
        correction:
          'Chargebacks take weeks. Recent payments have to wait until they are mature, or the model learns that new fraud is harmless.',
      },
    ],
    sampleAnswer:
      'Costs first. At 200 payments a second at peak, perhaps five million a day, one in a thousand is 5,000 frauds. Declining an honest customer is expensive as well, so I want four outcomes: accept, extra authentication, review, decline, with thresholds by amount. If analysts can do 1,000 reviews a day, that is 0.02 percent, so the gray zone mostly goes to step-up authentication. The checkout calls a decision service with 150 ms. It fetches profile features of customer and card, and velocity features such as cards per device in ten minutes or addresses per card in a day. Those are counted from the event stream and kept in a key-value store. About 20 ms for lookups, 10 for a boosted-tree model, then rules. Analysts can add rules within minutes, because attacks change faster than retraining. On timeout, a reduced rule set decides and small amounts of known customers pass. All features are logged as used, and training reads that log, so both sides match. Labels: chargebacks need about eight weeks to mature; review decisions and customer reports come sooner. Declined payments never get a label, so I let a small random share with low amounts through or send it to authentication, and weight these. I split by time and judge by dollars stopped at a fixed rate of touched customers. A new model runs in shadow, then for a few percent. I watch decline rate per country and card issuer by minute. Trade-off: fresh counters cost consistency; a counter that lags a second under load is acceptable, a checkout that waits is not.',
    criteria: [
      'Budget for time and for reviews',
      'Thinks about labels as part of the system',
      'Defined behavior when parts fail',
    ],
    followUps: [
      {
        question: 'The store for the counters fails for five minutes on a Saturday evening. What happens?',
        about: [2, 4],
        answer:
          'Lookups time out quickly and a circuit breaker opens. A reduced model or rules without counters decide, more payments get extra authentication, large ones wait for review. Afterwards the counters are rebuilt from the event log.',
      },
      {
        question: 'Why should the model be trained on logged feature values rather than recomputed ones?',
        about: [1, 6],
        answer:
          'Counters at the moment of decision depended on delay, order and lost events. Recomputed in the warehouse they are cleaner, and may contain later events. The model would learn from values that it never gets live.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-intermediate-02',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Search Ranking', 'Information Retrieval'],
    tags: ['learning to rank', 'click data', 'query understanding'],
    question:
      'The product search of a furniture shop ranks by text match only. There are 2 million products, 300 queries a second and a year of click and purchase logs. Design a learned ranking.',
    keyPoints: [
      {
        cue: 'Getting from millions to few',
        point:
          'Builds stages: retrieve some hundred candidates by keywords and vectors, then rank only those with a model',
        weight: 3,
        essential: true,
        said: [
          'you cannot score two million items per query, so first fetch 500 and rank them',
          'BM25 plus embeddings for recall, boosted trees for order',
          'a funnel: cheap and wide, then expensive and narrow',
        ],
      },
      {
        cue: 'Learning from the logs',
        point:
          'Makes training data from logs, with graded labels for click, cart and purchase, and corrects for position bias',
        weight: 3,
        essential: true,
        said: [
          'top results get clicked because they are on top, so weight by the chance of having been seen',
          'purchase counts more than a click, a quick return counts as nothing',
          'a little randomization of positions gives propensities',
        ],
      },
      {
        cue: 'What the model looks at',
        point:
          'Combines features of the query, the product and the pair: text scores, popularity, price, delivery, match of category',
        weight: 2,
        said: [
          'conversion rate of the item for this query, smoothed',
          'does the category fit what people mean, is it in stock, how fast is it delivered?',
        ],
      },
      {
        cue: 'How it learns and is scored',
        point:
          'Uses a ranking objective such as LambdaMART and an offline measure such as NDCG on later weeks, by query frequency',
        weight: 2,
        said: [
          'pairwise or listwise loss, grouped by query',
          'head and tail queries separately, because the rare ones are where text search fails',
        ],
      },
      {
        cue: 'Staying fast',
        point:
          'Budgets the latency: for instance 100 ms in total, with features precomputed and a fallback to the text ranking',
        weight: 3,
        said: [
          'retrieval 30 ms, feature lookup 15, scoring 500 items 20',
          'if the ranker does not answer in time, we show the order of the text search',
        ],
      },
      {
        cue: 'Products and queries without history',
        point:
          'Helps new products and rare queries that have no clicks, by content features, similar queries and some exploration',
        weight: 2,
        said: [
          'a new sofa needs a chance, otherwise the old bestsellers win forever',
          'back off from the exact query to its category or embedding neighbors',
        ],
      },
      {
        cue: 'Proving it is better',
        point:
          'Decides by A/B test or interleaving on purchases per search, with guardrails for returns, empty results and speed',
        weight: 3,
        said: [
          'mix both rankers in one list as a quick check, and then half of the visitors get the new order and I compare what they buy',
          'watch null results, reformulations and latency',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Results that were shown and not clicked are irrelevant',
        said: ['everything not clicked is a negative example'],
        correction:
          'Many were never looked at, since users stop at the first positions. Unclicked items far down say little; correct for position.',
      },
      {
        belief: 'Vector search should replace keyword search entirely',
        said: ['embeddings are better, so I drop the keyword index'],
        correction:
          'Exact names, sizes and article numbers need keywords; vectors help with meaning. Combined retrieval is usually the stronger one.',
      },
    ],
    sampleAnswer:
      'The goal is purchases per search at no loss of speed. 300 queries a second on two million products with 100 ms rules out scoring everything, so I build a funnel. Retrieval takes about 500 candidates from the keyword index and from a vector index, filtered by stock and country. Then a boosted-tree ranker with a listwise objective orders these; 300 times 500 are 150,000 scores a second, fine for a few CPU machines. My budget: 30 ms retrieval, 15 for features, 20 for scoring, the rest reserve. If the ranker is late, the text order is shown. Features are text scores, embedding similarity, category match, price against the typical price of the query, delivery time, rating, and the smoothed conversion of product and query. Product features come nightly, stock by stream, and they are logged as served. Labels come from the logs: purchase over cart over click, attributed to the search for a day, returns removed. Clicks are biased by position, so I swap results for about one percent of traffic, estimate how likely each position is seen, and weight by it. New products would never get clicks, so they depend on content features and get a small bonus with a limit. Rare queries back off to category and to similar queries. I test on later weeks with NDCG for head, middle and tail, read the worst queries with the merchandisers, then interleave, then A/B test on revenue per search, with returns and latency as guardrails. Trade-off: popularity features raise revenue now and starve new products, so I limit and watch the share of new products. I retrain weekly.',
    criteria: [
      'Funnel with a time budget',
      'Uses click logs with care',
      'Thinks of tail queries and new products',
    ],
    followUps: [
      {
        question: 'How do you estimate the position bias without shuffling the whole result list?',
        about: [1],
        answer:
          'Swap neighboring or chosen positions for a small share of searches and compare clicks of the same item at both places, or use natural changes of rank over time for the same query and product.',
      },
      {
        question: 'Which failure of the ranker would you only see in production?',
        about: [4, 6],
        answer:
          'Missing or stale features that push good products down, slow scoring with long candidate lists, and loops in which what is shown gets more popular. I monitor feature freshness, the share of fallbacks, and concentration on few products.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-intermediate-03',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer', 'Data Scientist', 'Data Engineer'],
    skills: ['Feature Engineering', 'MLOps'],
    tags: ['feature store', 'point in time', 'online store'],
    question:
      'Five teams at a delivery company build models and each computes features such as "orders of the customer in 30 days" on its own, twice: in SQL for training and in services for serving. Design a shared feature platform.',
    keyPoints: [
      {
        cue: 'Why build it at all',
        point:
          'States the problems to solve: double logic that differs, training rows with future values, repeated work, stale values',
        weight: 2,
        said: [
          'the same feature has five definitions today and two code paths each',
          'I ask the teams which pain costs them most before building anything',
        ],
      },
      {
        cue: 'How features are written down',
        point: 'Has one definition per feature from which both training and serving values are produced',
        weight: 3,
        essential: true,
        said: [
          'write it once, in code under review, and materialize it to both sides',
          'a registry with name, owner, entity, type and transformation',
          'no second implementation in the service',
        ],
      },
      {
        cue: 'Two ways of reading them',
        point:
          'Keeps an offline store with history and an online store with the latest value for fast lookup by key',
        weight: 3,
        essential: true,
        said: [
          'warehouse or lake tables with timestamps for training, Redis or DynamoDB for requests',
          'two stores with the same content, one deep and one quick',
        ],
      },
      {
        cue: 'Assembling training data',
        point: 'Builds training sets by a point-in-time join: for each label the value known at that moment',
        weight: 3,
        essential: true,
        said: [
          'as-of join on event time, including the delay until it was available',
          'you hand in entity, timestamp and label and get back what was known then',
        ],
      },
      {
        cue: 'Different kinds of features',
        point: 'Distinguishes batch, streaming and request-time features by the freshness they need',
        weight: 2,
        said: [
          'thirty-day counts nightly, orders in the last ten minutes by stream, distance computed in the request',
          'not everything needs streaming, it costs a lot more',
        ],
      },
      {
        cue: 'Size and speed',
        point:
          'Estimates load and latency, for example 5 million customers with 200 features and 2,000 lookups a second in under 10 ms',
        weight: 2,
        said: [
          'five million times two kilobytes are ten gigabytes, which fits in memory',
          'p99 below ten milliseconds for a batch of keys',
        ],
      },
      {
        cue: 'Keeping them healthy',
        point:
          'Monitors freshness, missing rates and drift per feature, compares offline with online, and manages versions and owners',
        weight: 2,
        said: [
          'a changed definition becomes v2, the old one stays until nobody uses it',
          'sample served values and diff them with the warehouse',
          'an alarm when the job is late, and defaults for missing keys',
        ],
      },
      {
        cue: 'How you introduce it',
        point:
          'Starts small with one or two teams and existing tools, since a platform nobody adopts is the main risk',
        weight: 2,
        said: [
          'migrate the ten most used features of two teams first',
          'see whether an open-source feature store is enough before writing our own',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A feature store is essentially a fast cache',
        said: ['we just put the features in Redis and that is the feature store'],
        correction:
          'The difficult part is correctness: one definition, history for point-in-time training and equality of both sides. A cache alone offers none of this.',
      },
    ],
    sampleAnswer:
      'I would ask the five teams first where it hurts. I expect two things: features differ between training and serving, and each new model takes weeks because everything is rebuilt. Scale: 5 million customers, 200,000 couriers and restaurants, about 200 features, 2,000 prediction requests a second with 10 ms for lookups. At two kilobytes per entity the online part is around 10 GB, so a key-value store in memory holds it. The core is a registry: every feature has one definition in code, with entity, type, owner, source, freshness and default. From it, pipelines fill two stores: the offline store in the warehouse with full history and timestamps, the online store with the latest value by key. Training asks with a list of entity, time and label, and an as-of join returns what was available then, including the loading delay. Three kinds: nightly batch for thirty-day counts, streaming for the last ten minutes, and values computed in the request such as distance, from the same library. For streaming the definition runs on the stream, and the history comes from replay or from logged values. Monitoring by feature: age, missing share, distribution, and a sample of served values compared with offline. Changing a definition makes a version; the old one lives until its last user has moved. If the online store is slow, models get defaults with which they were also trained. I would look at an existing open-source feature store, start with two teams and ten features, and count time to a new model. The trade-off: a central platform slows special wishes, so teams own their definitions and the platform owns the running.',
    criteria: [
      'Correctness over time is the center',
      'Adoption is part of the design',
      'Not everything in real time',
    ],
    followUps: [
      {
        question: 'A new streaming feature has no history. How can a model be trained with it?',
        about: [3, 4],
        answer:
          'By replaying the stored events through the same logic with event time, if they were kept; otherwise by logging it for some weeks before training. A rough rebuild in SQL risks different values and has to be compared first.',
      },
      {
        question: 'What do you do when offline and online values differ for three percent of the customers?',
        about: [1, 6],
        answer:
          'Look at which ones: late events, time zones, failed writes, expired keys, another version. I define a tolerance per feature, fix causes, and block the use in new models until it is below. The comparison keeps running.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-intermediate-04',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['A/B Testing', 'Experimental Design'],
    tags: ['experimentation platform', 'assignment', 'metrics'],
    question:
      'A subscription service with 10 million users runs five A/B tests a month from spreadsheets. It wants to run a hundred at once, also for models. Design the experimentation platform.',
    keyPoints: [
      {
        cue: 'Who gets which variant',
        point:
          'Assigns deterministically by hashing the user id with a salt per experiment, fast and without a central call',
        weight: 3,
        essential: true,
        said: [
          'hash of id plus experiment name modulo a thousand, so it is stable and independent between tests',
          'the client library evaluates it locally with a cached configuration',
          'the same person always gets the same variant',
        ],
      },
      {
        cue: 'Who counts in a test',
        point: 'Logs an exposure when the user really meets the change, as the base of the analysis',
        weight: 3,
        essential: true,
        said: [
          'not when assigned, but when the code branch is reached, in both arms alike',
          'an event with user, experiment, variant and time',
        ],
      },
      {
        cue: 'What is compared',
        point:
          'Defines metrics centrally, computed once with the same code for all tests, with guardrails for all',
        weight: 3,
        essential: true,
        said: [
          'a catalog of metrics with owners, nobody writes his own SQL for revenue',
          'every experiment automatically gets crash rate, latency and cancellations',
        ],
      },
      {
        cue: 'A hundred at the same time',
        point: 'Lets many tests overlap, with layers or exclusion where changes could conflict',
        weight: 2,
        said: [
          'a hundred tests cannot each have their own users, so they run over one another at random',
          'two tests on the same button go into the same layer',
        ],
      },
      {
        cue: 'Guarding against wrong verdicts',
        point:
          'Builds in trust checks: sample ratio, A/A tests, fixed duration or sequential statistics, correction for many metrics',
        weight: 3,
        said: [
          'an automatic warning if the split is not as planned',
          'the dashboard does not show a verdict before the end, unless the method allows peeking',
          'run A/A all the time, five percent may be significant and no more',
        ],
      },
      {
        cue: 'Size of the data',
        point:
          'Estimates the volume: exposures and events per day and how results are computed in batch, with faster alerts for harm',
        weight: 2,
        said: [
          '3 million daily users times twenty tests are sixty million exposures a day, about 700 a second on average',
          'daily jobs in the warehouse for results, a stream only for crashes',
        ],
      },
      {
        cue: 'Before and after each test',
        point:
          'Supports planning and learning: power calculator, hypothesis, owner, decision and an archive of results',
        weight: 2,
        said: [
          'before the start the form demands the primary metric and the length',
          'a searchable history, so the same idea is not tested three times',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Users must never be in two experiments at the same time',
        said: ['each user can only be in one test, so that they do not disturb each other'],
        correction:
          'With independent randomization, other tests spread evenly over both arms. Only changes that truly interact need to be kept apart.',
      },
      {
        belief: 'Drawing a random number at each visit is a sufficient assignment',
        said: ['just flip a coin in the code when the page is loaded'],
        correction:
          'Users would switch between variants, and the result could not be traced. A hash of user and experiment is stable and repeatable.',
      },
    ],
    sampleAnswer:
      'A hundred parallel tests must be cheap to start and hard to do wrong. The parts are assignment, exposure, metrics, analysis and a registry. Assignment: the hash of user id and experiment salt gives a bucket from 0 to 999. The configuration is distributed to services and apps and evaluated locally in microseconds; if the platform is down, the last configuration or the default holds. Different salts make tests independent, so users are in many tests at once; tests that touch the same thing share a layer and exclude each other. Exposure is logged when the user really reaches the change, in both arms by the same condition. With 3 million daily users and twenty exposures each, that is 60 million events a day, about 700 a second on average, which is easy. Metrics are defined once in a catalog with owners; a daily warehouse job joins exposures and metrics and computes effects with intervals, using pre-period data to reduce variance. Guardrails such as crashes, latency and cancellations are attached to each test; crashes also by stream, so that a bad variant stops within minutes. Trust: automatic check of the sample ratio, permanent A/A tests, a fixed duration from the power calculator or sequential intervals, and a correction for many metrics. For models the variant is a model version, and its scores are logged. The registry demands hypothesis, primary metric and length before the start, and keeps the decision, so that we can search what was learned. Trade-offs: local evaluation is fast but changes reach clients late; and strict rules annoy, so the default path has to be the easiest.',
    criteria: [
      'Makes the right way the easy one',
      'Statistical validity built in',
      'Continues when parts fail',
    ],
    followUps: [
      {
        question: 'How do you handle users before they log in, whose id changes at login?',
        about: [0, 1],
        answer:
          'Assign by device id before login for tests on that part, and by user id afterwards for others. If a test crosses the border, carry the assignment along and exclude or flag users with both variants; the rate has to be equal in both arms.',
      },
      {
        question: 'When do overlapping tests become a real problem, and how would you notice?',
        about: [3],
        answer:
          'When the combination behaves differently from the sum, such as dark text in one test and a dark background in the other. Layers prevent the foreseeable ones; a regular check compares the effect of one test within the arms of others.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-intermediate-05',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Data Labeling', 'Computer Vision'],
    tags: ['document extraction', 'active learning', 'human in loop'],
    question:
      "An accounting service receives 50,000 scanned invoices a day from thousands of suppliers. Twenty clerks type in the fields. Design a system that reads them and gets better through the clerks' work.",
    keyPoints: [
      {
        cue: 'What success means',
        point:
          'Sets the target by field and business need: amounts and bank details must be nearly always right, automation is measured by invoices without touch',
        weight: 3,
        essential: true,
        said: [
          'a wrong account number is a catastrophe, a wrong reference text is not',
          'how many invoices go through without anyone looking, at less than 0.5 percent errors?',
        ],
      },
      {
        cue: 'Who handles which field',
        point:
          'Routes each field by calibrated confidence and checks: sure ones pass, the others go to a clerk with a proposal',
        weight: 3,
        essential: true,
        said: [
          'only the doubtful fields are shown, prefilled, with the place marked in the scan',
          'net plus tax has to equal the total, otherwise a human looks',
          'threshold per field according to the cost of an error',
        ],
      },
      {
        cue: 'What clerks leave behind',
        point: 'Captures corrections as structured labels with position, original prediction and clerk',
        weight: 3,
        essential: true,
        said: [
          'every keystroke that changes a proposal becomes training data',
          'store where on the page the value stood, not only the text',
        ],
      },
      {
        cue: 'Which invoices to learn from',
        point:
          'Chooses documents for labeling by uncertainty, new layouts and a random part, so the labels are not only of hard cases',
        weight: 2,
        said: [
          'unknown suppliers first, since one label helps hundreds of later invoices',
          'plus two percent at random, also of those that passed automatically',
        ],
      },
      {
        cue: 'Whether clerks can be trusted',
        point:
          'Controls label quality: double entry for a sample, agreement, and protection against clerks just clicking accept',
        weight: 3,
        said: [
          'people trust prefilled values too much, so insert known errors now and then',
          'two clerks do the same hundred per week and we compare',
        ],
      },
      {
        cue: 'Parts and load',
        point:
          'Describes the pipeline with volume: quality check, OCR, layout model, validation, export; queue between the steps',
        weight: 2,
        said: [
          '50,000 in ten hours are 1.4 a second, so a few GPU workers behind a queue',
          'supplier master data helps to confirm names and accounts',
        ],
      },
      {
        cue: 'Getting better safely',
        point:
          'Retrains regularly with tests by supplier unseen in training, and releases only after comparison with the present version',
        weight: 2,
        said: [
          'hold out entire suppliers, as new layouts are the real challenge',
          'monthly, with a frozen test set and a shadow run',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Corrections by clerks are always correct labels',
        said: ["the clerks' input is the ground truth, so just train on it"],
        correction:
          'People overlook prefilled mistakes and type wrongly. Without double checks and planted errors, the model learns its own mistakes.',
      },
    ],
    sampleAnswer:
      "I begin with the business. Fields differ: a wrong bank account is very costly, a wrong reference is a nuisance. So the measure is the share of invoices without touch, at agreed error rates per field, say 0.1 percent for account and amount. 50,000 in ten hours are 1.4 a second; at two seconds of processing each, three or four GPU workers behind a queue suffice, and night is the reserve. Twenty clerks at a minute per invoice do about 9,000 a day, so we must automate four of five. The pipeline: check image quality, OCR, a layout model for fields with confidence, then validation: net plus tax equals total, date plausible, account matches the supplier's master data. Fields that pass their calibrated threshold are accepted. The rest goes to a clerk, with the proposal and the place marked in the scan, only the doubtful fields. Each correction is stored with position, prediction, model version and clerk. For learning I take uncertain ones, new suppliers, because one label helps hundreds of later invoices, and two percent at random, also of those that went through, since otherwise I cannot estimate the real error. People accept prefilled values too easily, so a sample is entered twice without proposal, and known errors are planted. Retraining monthly, tested on suppliers never seen in training and on a frozen set, then shadow, then release. A changed account number always goes to a person, whatever the confidence, because of fraud. It fails when a large supplier changes its layout; I would see the touch rate by supplier jump. Trade-off: lower thresholds save clerks and cost errors; accounting decides with our curve.",
    criteria: [
      'Designs labels as part of the product',
      'Different risk by field',
      'Knows that people get careless',
    ],
    followUps: [
      {
        question: 'How do you estimate the error rate of invoices that nobody has looked at?',
        about: [3, 4],
        answer:
          'A random sample of the automatically accepted ones is entered again by two people without seeing the prediction. With 0.1 percent expected, I need several thousand per month, or collect over time, plus complaints and failed payments as a signal.',
      },
      {
        question: 'Why test with suppliers that are not in the training set?',
        about: [6],
        answer:
          'Invoices of one supplier look nearly alike. If they are on both sides, the test measures memory. New suppliers arrive daily, so performance on unseen layouts tells what the clerks will experience.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-intermediate-06',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Retrieval-Augmented Generation', 'Information Retrieval'],
    tags: ['rag', 'permissions', 'hybrid search', 'freshness'],
    question:
      'Design an assistant for 10,000 engineers over 2 million internal documents: wiki pages, tickets, code docs and contracts, each with its own access rights. Answers within about five seconds.',
    keyPoints: [
      {
        cue: 'Who may see what',
        point:
          'Enforces access rights in the search itself for the asking user, never afterwards by the model',
        weight: 3,
        essential: true,
        said: [
          'filter by groups in the query to the index, so forbidden text never reaches the prompt',
          'the model must not be the one that keeps secrets',
          'the rights of the person who asks, checked at question time',
        ],
      },
      {
        cue: 'When something is altered',
        point:
          'Keeps rights and contents fresh: changes and deletions reach the index within minutes by events, with a regular full comparison',
        weight: 3,
        said: [
          'somebody leaves a project, then the access must be gone at once',
          'webhooks for updates plus a nightly reconciliation against the source',
          'check the rights of the final few passages once more at the source',
        ],
      },
      {
        cue: 'How sources are found',
        point: 'Retrieves by keywords and vectors together, then reranks to a few passages',
        weight: 3,
        said: [
          'error codes and names need exact search, questions need meaning',
          'take fifty from each, merge, let a cross-encoder pick eight',
        ],
      },
      {
        cue: 'Preparing the documents',
        point:
          'Parses and chunks by source, keeping title, path, date and owner with each chunk, and removes duplicates',
        weight: 2,
        said: [
          'a ticket is not a wiki page; the solution is in the last comments',
          'near copies of the same page fill the context, so deduplicate',
          'old and official versions have to be told apart',
        ],
      },
      {
        cue: 'Numbers behind it',
        point:
          'Estimates size and latency: some 20 million chunks, memory for vectors, and how the five seconds are divided',
        weight: 2,
        said: [
          'ten chunks per document, 768 dimensions, around 60 GB in floats, a quarter with int8',
          '300 ms search, 300 rerank, the rest is generation with streaming',
        ],
      },
      {
        cue: 'How the answer is written',
        point: 'Generates with citations, declines without evidence, and treats document text as untrusted',
        weight: 3,
        said: [
          'each claim with a link, otherwise it says it did not find anything',
          'a page may contain hidden instructions, so the assistant has no tools that could do harm',
        ],
      },
      {
        cue: 'How you know it works',
        point:
          'Evaluates per source with real questions, separately for retrieval and answer, and includes tests for leaks of rights',
        weight: 3,
        said: [
          'three hundred questions with the document that answers them, by team',
          'automated tests with a user who must not see the contract',
          'follow ratings and reformulated questions after launch',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The language model can be told to keep confidential passages to itself',
        said: ['I tell the model in the prompt which parts the user is not allowed to see'],
        correction:
          'What is in the prompt can come out. Text the user may not read must not be retrieved for them at all.',
      },
      {
        belief: 'A larger context window makes retrieval unnecessary',
        said: ['we simply put everything in the context'],
        correction:
          'Two million documents do not fit, cost and delay grow, and models overlook facts in long contexts. Selection stays necessary.',
      },
    ],
    sampleAnswer:
      'Rights come first, because one leaked contract ends the project. Numbers: 2 million documents with about ten chunks make 20 million vectors; with 768 floats that is roughly 60 GB, with int8 about 15, so a small cluster. 10,000 engineers with ten questions a day are 100,000, in working hours some four a second, perhaps fifteen at peak. Connectors for each source take changes by webhook, parse by kind, keep title, path, date and owner, split along the structure, and deduplicate, since copies of the same page fill the context. Each chunk carries the groups that may read it. Rights change by events within minutes, a nightly comparison finds what was missed, and the final eight passages are checked against the source at question time. A question goes, with the groups of the user, to keyword and vector search with the filter inside the query, fifty hits from each. A reranker picks eight, favoring recent and official pages. Budget: 300 ms search, 300 rerank, then generation streamed, with first words after a second and a half. The model answers only from the passages, cites each claim, and otherwise says that it found nothing and who owns the topic. Document text is untrusted and might contain instructions, so the assistant has no tools and renders no external images. Evaluation: 300 real questions by team with the answering document, measured for recall and answer; leak tests with accounts of different rights run at each release. Caches are per rights, not global. If generation fails, it shows the search results. Trade-off: checking rights at the source costs time, but stale rights cost more.',
    criteria: [
      'Security by construction',
      'Numbers for index and time',
      'Measures retrieval and answer apart',
    ],
    followUps: [
      {
        question:
          'Filtering by rights makes vector search return only two hits for some users. What happened, and how do you solve it?',
        about: [0, 2],
        answer:
          'The approximate search took its nearest neighbors first and filtered afterwards, so hardly any remained. I use an index that filters during the search, raise the number of candidates, or partition by large groups, and measure recall for users with few rights.',
      },
      {
        question: 'How do you test automatically that nothing leaks?',
        about: [0, 1, 6],
        answer:
          'Canary documents with unique phrases and known rights, test users with and without access, and questions for these phrases after each release and after revoking rights. No retrieved passage and no answer may contain them.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-intermediate-07',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Machine Learning', 'Stream Processing'],
    tags: ['eta', 'real time', 'quantiles', 'feedback'],
    question:
      'A food-delivery app shows an arrival time when people browse restaurants, after they order and while the courier is on the way. It has 1.5 million orders a day in 200 cities. Design the prediction system.',
    keyPoints: [
      {
        cue: 'What sets the situations apart',
        point:
          'Separates the moments: browsing, ordering and on the way differ in what is known, in volume and in purpose',
        weight: 3,
        essential: true,
        said: [
          'when browsing there is no courier yet, so a rough value for fifty restaurants at once',
          'after the order it is a promise, later an update',
          'three use cases with different inputs and load',
        ],
      },
      {
        cue: 'What the time consists of',
        point:
          'Splits the time into parts: acceptance, preparation, courier to restaurant, waiting, travel and handover',
        weight: 3,
        said: [
          'kitchen time and driving time have quite different causes, so model them apart',
          'sum up the phases and replace each one by the fact once it is over',
        ],
      },
      {
        cue: 'Which number to show',
        point:
          'Predicts a quantile or range, because late hurts more than early, and checks its calibration by city and hour',
        weight: 3,
        essential: true,
        said: [
          'promise the 80th percentile, not the mean',
          'being fifteen minutes late is far worse than five too early',
          'the promised window should hold in nine of ten orders everywhere',
        ],
      },
      {
        cue: 'What is happening right now',
        point:
          'Uses live signals such as open orders per kitchen, couriers nearby, traffic and weather, from a stream into an online store',
        weight: 2,
        said: [
          'how many orders are waiting at this restaurant at the moment?',
          'supply of drivers in the zone, updated every few seconds',
        ],
      },
      {
        cue: 'What the traffic looks like',
        point:
          'Estimates the load: browsing dominates with thousands of predictions a second, so these are batched, cached or precomputed',
        weight: 3,
        said: [
          '1.5 million orders are twenty a second, but each has twenty page views with forty restaurants',
          'compute by restaurant and zone every minute and cache, exact only at ordering',
        ],
      },
      {
        cue: 'A side effect of predicting',
        point: 'Notes that the prediction influences its outcome: it changes orders, kitchens and dispatch',
        weight: 2,
        said: [
          'if we show long times, people do not order, and those never appear in the data',
          'couriers take the promised time as a deadline, so it fulfills itself',
        ],
      },
      {
        cue: 'Proof and plan B',
        point:
          'Evaluates by lateness and conversion in tests by city or time block, and has a fallback with historical averages',
        weight: 2,
        said: [
          'a longer promise reduces late orders and also sales, so both have to be watched',
          'if the live features fail: mean by restaurant and hour',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Minimizing the squared error gives the best time to show',
        said: ['train with mean squared error and show the prediction'],
        correction:
          'That predicts the mean, so a large part of the orders comes late. Lateness costs more than earliness, so a higher quantile is promised.',
      },
    ],
    sampleAnswer:
      'I separate three moments. While browsing, the time helps to choose, and no courier is known. At the order it becomes a promise. Afterwards it is an update. Load: 1.5 million orders a day are 17 a second, maybe 100 at dinner. But if each order stands for twenty views with forty restaurants, that is 14,000 predictions a second on average and 80,000 at peak. So browsing values are computed per restaurant and delivery zone every minute and cached; exact prediction only when ordering and every 30 seconds on the way. I model phases: acceptance, preparation, courier to restaurant, handover, travel, the way to the door. Each has its own features and data; routing gives the base for travel and a model learns the correction. Finished phases are replaced by facts. Live signals, like open orders per kitchen, couriers in the zone, traffic and rain, come from the event stream into an online store, are logged as used, and fall back to averages by restaurant and hour if they are older than two minutes. Since late is worse than early, I predict quantiles and promise about the 80th, with coverage checked per city, hour and restaurant. Sums of quantiles are not quantiles of sums, so I calibrate the total. The prediction changes reality: long times deter orders, and dispatch may take the promise as a deadline, so I watch true durations too. I test by city and time block, because couriers are shared, on lateness, conversion, cancellations. Trade-off: a careful promise loses orders, an optimistic one loses customers; I would tune that by long tests. In storms the model has few examples, so dispatchers can add minutes by hand.',
    criteria: [
      'Different moments, different solutions',
      'Sees the load in browsing',
      'Knows that predictions act back',
    ],
    followUps: [
      {
        question: 'Why not simply add the 80 percent quantiles of the phases?',
        about: [1, 2],
        answer:
          'If the phases are not perfectly correlated, they are rarely all slow at once, so the sum would be far too pessimistic. I model the total, simulate from the distributions with their dependence, or calibrate the sum on real orders.',
      },
      {
        question: 'Why randomize by city and time block rather than by user?',
        about: [5, 6],
        answer:
          'Users share couriers and kitchens. A shorter promise in one arm may attract orders and slow the other arm, so the comparison is biased. With whole cities or time blocks the interaction stays within an arm.',
      },
    ],
  },
  {
    id: 'design-of-learning-systems-intermediate-08',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Recommender Systems', 'Embeddings'],
    tags: ['news', 'two tower', 'cold start', 'freshness'],
    question:
      'A news app with 3 million daily readers wants a personal home feed. 4,000 new articles appear each day, most are stale after a day or two, and half of the readers are not logged in. Design it.',
    keyPoints: [
      {
        cue: 'What the feed is for',
        point:
          'Clarifies the goal beyond clicks: satisfied returning readers, and editorial duties such as important news for all',
        weight: 3,
        essential: true,
        said: [
          'clicks reward clickbait, so I look at reading time, completion and return within a week',
          'the top story is chosen by editors and shown to everybody',
        ],
      },
      {
        cue: 'Articles nobody has read',
        point:
          'Solves the new-article problem with content: embeddings from text, topic, section and source, available in minutes',
        weight: 3,
        essential: true,
        said: [
          'an item has no clicks when it matters most, so represent it by what it says',
          'collaborative ids are useless when everything is gone tomorrow',
          'compute the vector at publication and put it in the index right away',
        ],
      },
      {
        cue: 'How a page is put together',
        point:
          'Retrieves candidates from several sources, such as two-tower nearest neighbors, trending, local and editorial, then ranks some hundred',
        weight: 3,
        essential: true,
        said: [
          'user vector against article vectors, plus what is popular in the last hour',
          'merge a few pools and let a ranker order them',
        ],
      },
      {
        cue: 'Getting to know readers',
        point:
          'Updates the interest of the reader within the session and serves unknown readers by context, location and popularity',
        weight: 2,
        said: [
          'after three clicks on sports the next page should know it',
          'anonymous people get a good default by region, time and device, then session behavior',
        ],
      },
      {
        cue: 'Giving newcomers a chance',
        point: 'Explores: gives new articles some impressions to learn early click rates with uncertainty',
        weight: 2,
        said: [
          'a small share of slots as a bandit for fresh articles',
          'Thompson sampling on the first hundred views',
        ],
      },
      {
        cue: 'The final order',
        point: 'Reranks for variety and freshness, avoids repetition and narrow bubbles',
        weight: 2,
        said: [
          'not five versions of the same event in a row, group them',
          'a limit by topic and source, and a decay by age',
        ],
      },
      {
        cue: 'Traffic and outages',
        point: 'Estimates load and time, caches, and falls back to the editorial page when a part is down',
        weight: 2,
        said: [
          '3 million with five visits are 15 million requests a day, 170 a second, perhaps 2,000 during breaking news',
          'just ten thousand live articles, so exact search in memory is possible',
        ],
      },
      {
        cue: 'How you prove it',
        point:
          'Tests by A/B on retention and satisfaction with guardrails, and offline by replay in time order',
        weight: 2,
        said: [
          'four weeks at least, look at returning readers and subscriptions',
          'train until noon, test on the afternoon, with items that were live at that time',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Classic collaborative filtering by article id is suited here',
        said: ['matrix factorization of users and articles is the standard solution'],
        correction:
          'Articles live for a day, so an id has hardly any history when it is needed. Content-based representations must carry the start.',
      },
    ],
    sampleAnswer:
      'I agree on the goal first: people who come back and feel well informed, so I optimize read time and completion rather than clicks, and the editors keep fixed slots for important news. Numbers: 3 million readers with five visits make 15 million requests a day, 170 a second on average, with peaks of maybe 2,000 during breaking news. About 10,000 articles are live, so the vectors fit in memory and even exact search is fast. At publication a language model turns text, section and source into a vector within a minute. The reader tower combines long-term interests, updated nightly, and the last clicks of the session, streamed to an online store, so the next page already reacts. Anonymous readers get region, time, device and session clicks. Candidates come from nearest neighbors, trending in the last hour, local news and editors, about 300. A ranker predicts click, read time and dislike and combines them; then a reranker groups versions of the same event, limits topics, and lets old items decay. About five percent of slots explore fresh articles with Thompson sampling, as early rates are uncertain. Budget 150 ms: 30 for features, 20 for retrieval, 50 for ranking. If something fails, the editorial page appears, cached per region. During breaking news the cache takes over for anonymous readers. Offline I replay in time order with the items alive at that moment; the decision is an A/B test of four weeks on returning readers, with guardrails for variety and complaints. Daily retraining, hourly popularity. Trade-off: stronger personalization raises clicks now and narrows what people see; the editors and I set limits on it.',
    criteria: ['Freshness drives the architecture', 'Goal beyond clicks', 'Works for anonymous readers'],
    followUps: [
      {
        question: 'How would an article on a new topic, without any similar one before, get to readers?',
        about: [1, 4],
        answer:
          'Through exploration slots, trending and editors. Its content vector places it near something, but uncertainty is large, so it gets some impressions in different groups. Early reading time then decides whether it spreads.',
      },
      {
        question:
          'The A/B test shows more clicks, but fewer readers coming back after four weeks. What do you change?',
        about: [0, 5, 7],
        answer:
          'The objective rewards attraction over satisfaction. I raise the weight of completion and negative feedback, penalize headlines with quick returns, strengthen variety, and retest. The version is not rolled out, since returning readers are the goal.',
      },
    ],
  },
]
