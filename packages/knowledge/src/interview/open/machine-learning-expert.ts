import type { OpenQuestion } from '../open-question.ts'

export const machineLearningExpert: readonly OpenQuestion[] = [
  {
    id: 'machine-learning-expert-01',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Model Evaluation', 'A/B Testing'],
    tags: ['offline online gap', 'proxy metrics', 'position bias'],
    question:
      'A new ranking model is three points better in offline NDCG and flat in the A/B test. It is the third time this year. How do you analyze this, and what do you change in the way the team works?',
    keyPoints: [
      {
        cue: 'Weakness of the offline data',
        point:
          'Explains that the offline data was produced by the old model, which favors rankings like the old one and hides new items',
        weight: 3,
        essential: true,
        said: [
          'clicks exist only for what the former system showed on top',
          'position bias: the log says more about the old order than about relevance',
          'items never shown count as irrelevant in the test',
        ],
      },
      {
        cue: 'What is being optimized',
        point:
          'Questions the target: clicks or NDCG may not be what the A/B test measures, such as purchases or retention',
        weight: 3,
        essential: true,
        said: [
          'we train for clicks and test on revenue, no wonder they do not agree',
          'is the gain at rank ten, where nobody looks?',
          'the label is only a proxy for what the business counts',
        ],
      },
      {
        cue: 'Whether the right thing was tested',
        point:
          'Verifies that the model in the test is the one evaluated: features, latency, filters and rules behind it',
        weight: 3,
        said: [
          'business rules after the model may reshuffle the list so that hardly anything changes',
          'compare logged scores with offline ones, there may be skew',
          'it was 120 ms slower, which eats up the gain',
        ],
      },
      {
        cue: 'How much users could notice',
        point:
          'Checks how many results really changed for users and whether the test could have detected the expected effect',
        weight: 2,
        said: [
          'if in 90 percent of the queries the top three are identical, the effect must be tiny',
          'an interval from minus one to plus one is not flat, it is just blind',
        ],
      },
      {
        cue: 'Learning from earlier failures',
        point: 'Calibrates the offline measure on past experiments: which one predicted the online results?',
        weight: 3,
        said: [
          'line up the last twenty tests and look at which offline number had the right sign',
          'an offline metric that does not correlate with online outcomes gets thrown out',
        ],
      },
      {
        cue: 'Better evidence in future',
        point:
          'Improves the evaluation with randomized exposure, propensity weights, human judgments or interleaving',
        weight: 2,
        said: [
          'shuffle a small share of the results to get unbiased labels',
          'interleaving both rankers is far more sensitive than an A/B test',
          'weight the clicks by the chance that the position was seen at all',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The A/B test must be wrong, since the offline metric has improved clearly',
        said: ['three points NDCG is significant, so I would run the test longer until it shows'],
        correction:
          'The offline figure answers a different question on biased data. The online result is nearer to the truth, provided that the test is sound.',
      },
    ],
    sampleAnswer:
      'Three times is a pattern, so I would look at the way we evaluate, not only at this model. First I make sure that we tested what we think: the logged scores equal the offline ones, rules after the model did not undo the order, and it did not get slower. Then, how much changed for users? If the top three are the same in nine of ten queries, little can come out, and the test may lack the power to see it. Next the metric. Our offline clicks come from the old ranker. What it put on top got clicks because it was on top, and what it never showed counts as irrelevant, so we reward a model for imitating the old one in a cleverer way. And we optimize clicks while the test measures purchases. What I would change: take all tests of the last two years and see which offline measure would have predicted sign and size of the results. Perhaps NDCG at three on purchases with propensity weights does and our present one does not. I would randomize a small share of positions to get unbiased labels, use interleaving as a quick check between offline and A/B, and have each proposal state the online effect expected and why.',
    criteria: ['Looks for the system behind the repeated failure', 'Separates several possible causes'],
    followUps: [
      {
        question:
          'You may choose only one: random positions for one percent of the traffic or more human judgments. Which?',
        about: [0, 5],
        answer:
          'It depends on the gap. If position bias is the main fault, randomization yields unbiased labels from real users at a small cost. Judgments tell relevance for rare queries and unseen items but not what people buy.',
      },
      {
        question: 'Why is interleaving more sensitive than an ordinary A/B test, and what can it not tell?',
        about: [5],
        answer:
          'Each user sees results of both rankers mixed, so differences between users cancel. It tells which ranking is preferred. It does not measure totals such as revenue, retention or effects of latency, so the A/B test remains.',
      },
    ],
  },
  {
    id: 'machine-learning-expert-02',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer'],
    skills: ['MLOps', 'Data Quality'],
    tags: ['automated retraining', 'validation gates', 'incident'],
    question:
      'Retraining runs every night and deploys by itself. On Sunday a partner changed a currency field from dollars to cents; by Monday the pricing model recommended absurd prices. Walk me through the response and the pipeline you want afterwards.',
    keyPoints: [
      {
        cue: 'The first minutes',
        point:
          'Limits the damage first: back to the last good model and, if its live inputs are broken too, to rules or fixed prices',
        weight: 3,
        essential: true,
        said: [
          'roll back, and check at once whether the old model also gets cents at serving time',
          'freeze the prices to those of last week until the input is repaired',
          'rollback of the weights is not enough when the field is wrong in the live request',
        ],
      },
      {
        cue: 'Cleaning up',
        point:
          'Stops the automatic retraining and takes the corrupted data out of training and feature tables, then backfills',
        weight: 3,
        said: [
          'pause the schedule, otherwise tonight it learns from the same garbage',
          'mark the bad partition, repair it, recompute the aggregates that contain it',
          'a thirty-day average stays poisoned for a month if nobody backfills',
        ],
      },
      {
        cue: 'What comes in at night',
        point:
          'Validates the data before training: schema, ranges, distribution by source, against recent history',
        weight: 3,
        essential: true,
        said: [
          'a jump by a factor of one hundred in the median of a partner must stop the run',
          'contracts with the partner about units, and checks that enforce them',
          'test each batch for nulls, volumes and quantiles',
        ],
      },
      {
        cue: 'Before a model goes live',
        point:
          'Gates each candidate: compare with the present model on a trusted fixed set and recent data, and on how far predictions move',
        weight: 3,
        essential: true,
        said: [
          'a champion-challenger check with a golden set that does not come from last night',
          'if the new validation data is broken as well, its score looks fine, so keep a frozen one',
          'block it when more than five percent of the prices change by over a fifth',
        ],
      },
      {
        cue: 'When the model is wrong anyway',
        point: 'Puts limits behind the model: plausible bounds for prices independent of it',
        weight: 2,
        said: [
          'a price outside half and double of the last one goes to a person',
          'guardrails in the serving code, whatever the model says',
        ],
      },
      {
        cue: 'How releases happen',
        point: 'Rolls out in steps with automatic rollback, and keeps lineage from model to data',
        weight: 2,
        said: [
          'canary on a few products even for nightly models',
          'which models were trained on the bad batch? I need that answer in a minute',
        ],
      },
      {
        cue: 'Questioning the schedule',
        point: 'Asks whether nightly retraining is needed at all, given its risk',
        weight: 1,
        said: [
          'if weekly costs nothing in quality, it gives time to look',
          'measure how fast the model gets stale before choosing the schedule',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Comparing the new model with the old one on the newest validation data would have caught it',
        said: ['a check of the metric on the latest data is enough as a gate'],
        correction:
          'The newest data carries the same fault, so a model that learned the wrong scale can even look better there. Trusted reference data and checks of the inputs are needed.',
      },
    ],
    sampleAnswer:
      "First the damage. I roll back to Saturday's model, but that is not enough: if the live field is in cents too, the old model is wrong as well. So until the input is repaired, prices are frozen at the last good values. I pause the retraining, so that it does not learn the same again tonight, tell the business which products were affected, and they decide about orders at absurd prices. Then the data: mark the bad partition, convert it, and recompute everything that contains it, because a thirty-day average would stay poisoned for weeks. Afterwards the pipeline gets several nets. Before training, checks by source: schema, volume, quantiles compared with the last weeks. A factor of a hundred must stop the run. After training, a gate: the candidate is compared with the current one on a trusted frozen set and on recent data, and by how far the predictions move. A score on last night's data alone would not have helped, because labels and inputs there were wrong in the same way. Behind the model, fixed bounds for prices, whatever it says. Deployment by canary with automatic rollback, and lineage, so that I know which models used a bad batch. And I would measure whether nightly retraining brings anything over weekly.",
    criteria: [
      'Thinks of live inputs, not only of the model',
      'Several independent nets',
      'Calm order of actions',
    ],
    followUps: [
      {
        question:
          'How do you choose thresholds for data checks so that they do not stop the pipeline every second night?',
        about: [2],
        answer:
          "I replay them on a year of history, and set them to catch known incidents with few false stops, per source and weekday. Severe breaks block, small shifts only warn, and on a block yesterday's model simply stays in use.",
      },
      {
        question: 'The gate blocks a model after a real price shock in the market. What then?',
        about: [3, 6],
        answer:
          'A person looks at the report, confirms with an independent source that the world has changed, and approves with a recorded reason, perhaps by canary. The gate is made to ask, not to be right; a blocked run must be cheap.',
      },
    ],
  },
  {
    id: 'machine-learning-expert-03',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer'],
    skills: ['Large Language Models', 'Fine-Tuning'],
    tags: ['fine tuning', 'prompting', 'retrieval', 'distillation'],
    question:
      'A team wants to fine-tune an open language model on 3,000 past support dialogs "so that it knows our product". The product changes weekly. Would you do it? How do you decide between prompting, retrieval and fine-tuning?',
    keyPoints: [
      {
        cue: 'What each approach is for',
        point:
          'Separates knowledge from behavior: changing facts belong in retrieval, fine-tuning teaches form, tone and narrow skills',
        weight: 3,
        essential: true,
        said: [
          'weights are a bad place for facts that change every week',
          'tuning is good for how it answers, not for what is true today',
          'look up the documents at question time and keep them current',
        ],
      },
      {
        cue: 'Where you begin',
        point: 'Begins with an evaluation set and the simplest option, a prompt with examples, as a baseline',
        weight: 3,
        essential: true,
        said: [
          'before training anything I need two hundred graded questions and a prompted baseline',
          'try the cheap way, measure, and see what kinds of errors remain',
          'without an eval nobody can say whether tuning helped',
        ],
      },
      {
        cue: 'What tips the decision',
        point: 'Lets the kind of error decide: missing facts, wrong format, weak skill, cost or latency',
        weight: 3,
        said: [
          'if it does not know the feature, retrieve; if it ignores the format, tune',
          'a small tuned model may do the narrow task at a tenth of the price',
          'when a long prompt is needed on every call, tuning pays off at volume',
        ],
      },
      {
        cue: 'What the dialogs hold',
        point: 'Examines the dialogs: old answers, mistakes of agents, personal data, uneven topics',
        weight: 2,
        said: [
          "it would learn last year's refund rule and the copy-paste errors",
          'names and phone numbers end up in the weights',
          'three thousand cleaned ones are worth more than thirty thousand raw',
        ],
      },
      {
        cue: 'Risks of doing it',
        point:
          'Warns that training on facts it does not know can raise confident invention, and that general abilities or safety may suffer',
        weight: 2,
        said: [
          'it learns to answer in that style even when it has no idea',
          'catastrophic forgetting, so test on other tasks and refusals too',
        ],
      },
      {
        cue: 'What it takes over years',
        point:
          'Counts the lasting cost: hosting, new base models, retraining, evaluation for each version; adapters such as LoRA keep it small',
        weight: 2,
        said: [
          'every new base model means tuning and testing all over again',
          'a low-rank adapter first, so that it can be swapped or removed',
          'who runs the GPU when only ten requests per minute come in?',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Fine-tuning on company documents is the way to make a model know them reliably',
        said: ['we fine-tune it on our documents, then it knows everything about us'],
        correction:
          'It absorbs style more readily than precise facts, cannot cite them and is out of date after the next change. Retrieval gives current facts with sources.',
      },
      {
        belief: 'Retrieval and fine-tuning exclude each other',
        said: ['you have to choose either RAG or fine-tuning'],
        correction:
          'They solve different problems and combine well, for instance a model tuned to use retrieved passages, to cite them and to keep the format.',
      },
    ],
    sampleAnswer:
      'For knowing the product I would not. Facts that change weekly do not belong in weights: the model would be out of date after the next release, it cannot cite where something comes from, and training on facts that it does not know tends to teach it to sound sure anyway. Those facts I would retrieve from the current documentation at question time. What tuning is good at is behavior: tone, a strict format, a narrow skill such as classifying, or making a small cheap model do what a large one does with a long prompt. So I start with an evaluation set of maybe two hundred real questions graded by the support team, and a baseline with a good prompt plus retrieval. Then I sort the errors. Missing facts mean better retrieval or better documents. Ignored format or tone despite clear instructions, or cost at high volume, are reasons to tune. In that case I look hard at the 3,000 dialogs, for outdated rules, agent mistakes and personal data; a cleaned thousand may do. I would train a LoRA adapter, compare with the baseline on the same set and on general abilities and refusals, and count what it costs: hosting and repeating it for each new base model. Often the answer is retrieval for facts plus a small adapter.',
    criteria: ['Clear recommendation with its conditions', 'Evaluation before technique'],
    followUps: [
      {
        question:
          'Volume grows to five million calls a month, and a large model with a two-page prompt is too expensive. What now?',
        about: [2, 5],
        answer:
          'Now tuning makes sense. I collect answers of the large model, filter them by quality and check the license allows it, train a small model on them, evaluate by topic, and route hard or uncertain cases to the large one.',
      },
      {
        question: 'How could fine-tuning on dialogs increase hallucination?',
        about: [3, 4],
        answer:
          'Agents answered from knowledge that is not in the dialog, so the model learns to state specifics without a source. Examples with the relevant passage included, and examples of declining, teach it to rely on context instead.',
      },
    ],
  },
  {
    id: 'machine-learning-expert-04',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Model Evaluation', 'Large Language Models'],
    tags: ['llm as judge', 'evaluation bias', 'human agreement'],
    question:
      'Your team grades the answers of an assistant with another language model as judge and ships whenever the score rises. It has risen for months, yet user complaints have not fallen. How far do you trust the judge, and how do you repair the evaluation?',
    keyPoints: [
      {
        cue: 'How you test the judge',
        point:
          'Validates the judge against human grades on a sample, with agreement per category and compared with agreement between people',
        weight: 3,
        essential: true,
        said: [
          'have experts grade three hundred answers blind and compute kappa with the judge',
          'if two people agree in 80 percent and the judge in 60, it is not good enough',
          'look where they disagree, for example on facts',
        ],
      },
      {
        cue: 'Where such judges go wrong',
        point:
          'Names known biases: longer answers, first position, own style or model family, confident tone',
        weight: 3,
        said: [
          'judges like long and well formatted texts',
          'swap the order of the two answers and see whether the verdict flips',
          'it prefers its own kind of writing',
        ],
      },
      {
        cue: 'Why the score rose',
        point: 'Sees that optimizing against the judge for months exploits its weaknesses, as with any proxy',
        weight: 3,
        said: [
          'Goodhart: we learned to please the grader, not the users',
          'each prompt change was selected by the same flawed score',
        ],
      },
      {
        cue: 'How you ask the judge',
        point: 'Gives the judge narrow, checkable questions and references instead of one overall score',
        weight: 2,
        said: [
          'is each claim supported by this source, yes or no?',
          'a rubric with single criteria and the correct answer beside it',
          'things that code can verify should not be judged by a model at all',
        ],
      },
      {
        cue: 'What is being graded',
        point:
          'Renews the test set from real traffic, weighted to failures and complaints, and keeps a hidden part',
        weight: 3,
        said: [
          'the questions are half a year old and too easy, users ask other things now',
          'turn complaints into test cases each week',
          'a holdout that nobody tunes on',
        ],
      },
      {
        cue: 'What finally counts',
        point:
          'Ties it to outcomes online, such as resolved cases, repeated questions or escalations in an A/B test',
        weight: 2,
        said: [
          'does a higher score go with fewer tickets? If not, change the score',
          'the final word has an experiment with users',
        ],
      },
      {
        cue: 'Steadiness of the number',
        point: 'Pins the judge version and measures the noise of its scores before celebrating small gains',
        weight: 1,
        said: [
          'an update of the judge shifts all numbers, so it must be versioned and recalibrated',
          'run the same answers three times and see how the score wobbles',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A stronger judge model removes the need for human grading',
        said: ['we take the largest model as judge, it is as good as humans'],
        correction:
          'Stronger judges keep biases and do not know your facts or policy. Only a comparison with people on your data shows how far it can be used.',
      },
    ],
    sampleAnswer:
      "If the score rises and the complaints do not fall, I trust neither until I know which of them is off. First I validate the judge. Experts grade about three hundred answers blind, some of them twice, and I compare the judge with them per category and with how well the experts agree among themselves. I expect it to be fine for tone and poor for facts. Then I test biases: swap the order, pad answers with harmless text, change the formatting, use a judge of another family. Months of choosing prompts by the same score have probably found its soft spots, longer and more confident answers, that is Goodhart's law. To repair it, I replace the overall grade with narrow questions: is each claim supported by this passage, did it answer what was asked, was the policy followed, with a reference answer at hand. What code can check, code checks. The test set is rebuilt from recent traffic with complaints and escalations, and a part stays hidden from those who tune. I pin the judge's version, measure its noise and repeat the human check each month. In the end the score must predict something real, so I compare it with resolved cases and repeated contacts in A/B tests, and if it does not, it does not decide a release.",
    criteria: ['Treats the judge as an instrument to be calibrated', 'Closes the loop to users'],
    followUps: [
      {
        question: 'The human graders agree with each other in only 65 percent of the cases. What follows?',
        about: [0, 3],
        answer:
          'The task is not defined well enough for anyone. I sharpen the rubric, split it into smaller questions, discuss disagreements, and regrade. The judge cannot be validated beyond the quality of the reference.',
      },
      {
        question: 'How do you detect a preference of the judge for long answers?',
        about: [1],
        answer:
          'I take pairs of equal content, one shortened or padded, and look at how often the longer one wins. On normal data I regress the score on length within answers that people graded equal, and correct or instruct accordingly.',
      },
    ],
  },
  {
    id: 'machine-learning-expert-05',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer', 'Technical Lead'],
    skills: ['Large Language Models', 'Cloud Cost Optimization'],
    tags: ['inference cost', 'routing', 'caching', 'tokens'],
    question:
      'The bill for language-model calls of your product rose fivefold in four months while users grew by 40 percent. You are asked to halve it in a quarter without users noticing. How do you go about it?',
    keyPoints: [
      {
        cue: 'What you find out at once',
        point:
          'Attributes the cost first: tokens in and out, per feature, customer, model and call, to explain the fivefold rise',
        weight: 3,
        essential: true,
        said: [
          'I want cost per feature and per request before I touch anything',
          'usually a few features or a loop make up most of it, so tag each call',
          'is it more calls per user, longer prompts, longer answers or a pricier model?',
        ],
      },
      {
        cue: 'So that users notice nothing',
        point:
          'Protects quality with an evaluation set and online guardrails, so that each saving is checked',
        weight: 3,
        essential: true,
        said: [
          'every change goes through the test questions and an A/B test',
          'without an eval, cheaper simply means worse without knowing it',
        ],
      },
      {
        cue: 'Work nobody needs',
        point:
          'Removes waste: runaway retries, agent loops, unused calls, full history sent each turn, too many retrieved chunks',
        weight: 3,
        said: [
          'the whole chat is sent again every time, so cost grows with the square of the length',
          'limit the steps of agents and the size of the context',
          'a background job summarized documents that nobody opened',
        ],
      },
      {
        cue: 'Choosing the model',
        point: 'Routes easy requests to smaller models and escalates hard ones, decided by measured quality',
        weight: 3,
        said: [
          'eight of ten questions are simple, a small model handles them',
          'a cascade: cheap first, expensive when the check fails',
          'use an ordinary classifier where a language model is overkill',
        ],
      },
      {
        cue: 'Better use of the provider',
        point:
          'Uses prompt caching with stable prefixes, caches of answers where safe, and batch prices for work that can wait',
        weight: 2,
        said: [
          'put the fixed instructions first, so the provider can reuse the prefix',
          'nightly jobs go through the batch endpoint at a discount',
          'cached answers must not cross users or permissions',
        ],
      },
      {
        cue: 'Running it yourself',
        point:
          'Weighs self-hosting or reserved capacity at real utilization, with staff and idle time counted',
        weight: 2,
        said: [
          'own GPUs pay off only if they are busy most of the day',
          'count the people on call, not only the price per hour',
        ],
      },
      {
        cue: 'So that it lasts',
        point: 'Sets budgets, alerts and limits by team, so that it does not grow back',
        weight: 1,
        said: [
          'an owner and a monthly budget for each feature, with an alarm at 80 percent',
          'show the cost per request next to latency in the dashboard',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Running an open model on own GPUs is always cheaper than an API',
        said: ['we host it ourselves, then the cost is gone'],
        correction:
          'At low or spiky use, idle GPUs and operations cost more per token. It depends on utilization, the quality reached and the people needed.',
      },
      {
        belief: 'Caching answers by similarity of the questions is harmless',
        said: ['semantic caching everywhere, similar question, same answer'],
        correction:
          'Similar wording can need different answers, and answers may contain data of another user. Restrict it by permission, freshness and a strict threshold.',
      },
    ],
    sampleAnswer:
      'Forty percent more users do not explain five times the cost, so first I find out what does. I tag every call with feature, customer, model and tokens in and out, and compute the cost per request and its growth. Usually a few things make up most of it: a chat that sends the entire history each turn, an agent that loops, retries after timeouts, twenty retrieved chunks where five would do, or a background job nobody uses. Removing that is often the first third, and quality does not suffer. Before I change models, I need an evaluation set per feature and an A/B test with resolution rate and ratings, because cheaper and worse is easy. Then I route: simple requests to a small model, hard ones upward, with thresholds from measured quality; classification goes to an ordinary classifier. I order prompts so that the stable part comes first and can be cached, limit the output length, and move nightly work to batch prices. Answer caches only for public content, never across permissions. Self-hosting I calculate honestly with utilization and on-call; for steady high volume in one feature it may pay, otherwise not. Finally each feature gets an owner, a budget and an alert, or it will grow back.',
    criteria: ['Measures before optimizing', 'Orders steps by gain and risk', 'Prevents the return'],
    followUps: [
      {
        question: 'How do you decide which requests may go to the small model?',
        about: [1, 3],
        answer:
          'I run both on a labeled sample and find features of requests where the small one is as good, or train a router on that. Uncertain cases and failed checks escalate. I audit a random share with the large model continuously.',
      },
      {
        question: 'Why does sending the whole chat history get so expensive, and what do you do instead?',
        about: [2, 4],
        answer:
          'Each turn pays for all turns before it, so the total grows roughly with the square of the length. I summarize older turns, keep the last few, retrieve what is needed, and use prefix caching for the unchanged part.',
      },
    ],
  },
  {
    id: 'machine-learning-expert-06',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer'],
    skills: ['Distributed Training', 'Deep Learning'],
    tags: ['data parallel', 'batch size', 'stragglers', 'checkpoints'],
    question:
      'A training job that converged on one GPU is moved to 32 with data parallelism. It is only eleven times faster, the final accuracy is three points lower, and it died twice at night. How do you work through this?',
    keyPoints: [
      {
        cue: 'Why the accuracy fell',
        point:
          'Explains the accuracy: the global batch is 32 times larger with fewer steps, so learning rate, warmup and schedule must be adapted',
        weight: 3,
        essential: true,
        said: [
          'per-GPU batch times 32, the optimizer takes far fewer updates',
          'scale the learning rate up and warm it up over the first epochs',
          'beyond a critical batch size it stops helping, so keep the global batch smaller',
        ],
      },
      {
        cue: 'Where the speed is lost',
        point:
          'Profiles a step to find the scaling loss: communication, slow workers, data loading or synchronization',
        weight: 3,
        essential: true,
        said: [
          'trace compute, all-reduce and input separately on several ranks',
          'the slowest card sets the pace, so I look for a straggler',
          'is the all-reduce overlapped with the backward pass, and how fast is the link between nodes?',
        ],
      },
      {
        cue: 'Mistakes in the setup',
        point:
          'Checks correctness issues of the distribution: shards and shuffling per epoch, batch statistics, averaging of loss and metrics',
        weight: 3,
        said: [
          'if the sampler is not reseeded each epoch, every worker sees the same order',
          'with few images per card the batch norm statistics get noisy, so I synchronize them',
          'validation must be gathered over all ranks, otherwise the three points may be a measuring error',
        ],
      },
      {
        cue: 'Speeding it up',
        point:
          'Names remedies for communication: gradient accumulation, larger buckets, mixed precision, faster interconnect, sharding where memory is the limit',
        weight: 2,
        said: [
          'accumulate four steps and synchronize once',
          'reduce in bf16 and overlap with backward',
          'keep chatter inside a node where the links are fast',
        ],
      },
      {
        cue: 'Getting through the nights',
        point:
          'Makes failures survivable: regular checkpoints with optimizer, schedule, data position and random state, automatic restart',
        weight: 3,
        said: [
          'with 32 cards something breaks every few days, plan for it',
          'save to durable storage without blocking, resume from the last step, not from epoch start',
          'elastic training that goes on with fewer nodes',
        ],
      },
      {
        cue: 'Finding a sensible size',
        point:
          'Compares at equal conditions in steps, 1, 4, 8, 32, and asks whether 32 are worth their price',
        weight: 2,
        said: [
          'see at which number it starts to deviate, accuracy and speed both',
          'maybe eight GPUs give seven times the speed for a quarter of the cost',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Data parallel training gives the same result as one GPU automatically, just faster',
        said: ['the gradients are averaged, so the result is the same'],
        correction:
          'With the same batch per GPU, the global batch is much larger and there are fewer updates. That changes optimization and needs other settings.',
      },
      {
        belief: 'The learning rate can be scaled linearly with any number of GPUs',
        said: ['multiply the learning rate by 32 and that is it'],
        correction:
          'Linear scaling with warmup holds only up to a point and mostly for SGD. With adaptive optimizers smaller factors are usual, and very large batches lose quality.',
      },
    ],
    sampleAnswer:
      'The accuracy first, since speed is worthless without it. With the same batch per card, the global batch is 32 times larger and there are 32 times fewer updates, so the old learning rate and schedule do not fit. I would count in samples, scale the learning rate with a warmup, for Adam rather with the square root, and if that is not enough, keep the global batch smaller. I also check the distribution: does each rank get its own shard, is the sampler reshuffled each epoch, is the batch per card large enough for batch norm, and is the validation gathered correctly? I run on 1, 4, 8 and 32 to see where it departs. For the speed I trace one step on several ranks: compute, all-reduce, waiting, loading. Typical is that the link between nodes is the limit, or one slow machine holds up all, or the shared storage cannot feed 32 loaders. Then overlap with the backward pass, reduce in bf16, accumulate gradients, or replace the straggler. For the nights: with 32 devices failures are normal, so checkpoints every half hour to durable storage with optimizer, schedule, data position and random state, and an automatic restart. At the end I ask whether eight GPUs would give most of it for a quarter of the price.',
    criteria: [
      'Separates three different problems',
      'Isolates by scaling step by step',
      'Thinks of cost per result',
    ],
    followUps: [
      {
        question: 'Every twenty steps one step takes four times as long on all ranks. What do you suspect?',
        about: [1],
        answer:
          'Something periodic: a blocking checkpoint or logging with synchronization, garbage collection, a data shard being opened, or evaluation on one rank while others wait. I look at which rank arrives last at the all-reduce in those steps.',
      },
      {
        question: 'What exactly must be in a checkpoint so that the resumed run equals an uninterrupted one?',
        about: [4],
        answer:
          'Weights, optimizer moments, scheduler and step, loss scaler, random states of all ranks, the position in the data order with its seed, and the configuration. With another number of ranks, sharded state and data order must be redistributed.',
      },
    ],
  },
  {
    id: 'machine-learning-expert-07',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Model Evaluation', 'Statistics'],
    tags: ['calibration', 'downsampling', 'selection effects'],
    question:
      'Your click model is trained with one in ten of the non-clicks kept. Its AUC is excellent. But the predicted click rates are multiplied with bids, and campaigns overspend. After a correction the average fits, yet for the ads that are actually shown it is still too high. Explain both effects and your repair.',
    keyPoints: [
      {
        cue: 'What the sampling did',
        point:
          'Explains that dropping negatives raises the base rate, so probabilities are inflated while the ranking and AUC stay',
        weight: 3,
        essential: true,
        said: [
          'with a tenth of the negatives the odds become ten times too high',
          'AUC only sees the order, so it cannot notice',
          'undersampling shifts the intercept',
        ],
      },
      {
        cue: 'Your first correction',
        point:
          'Corrects with the known sampling rate: divide the odds by ten, or weight the kept negatives by ten in training',
        weight: 3,
        essential: true,
        said: [
          'p over p plus one minus p divided by the rate, the usual formula',
          'subtract log 10 from the logit',
          'each non-click that stayed counts ten times in the loss',
        ],
      },
      {
        cue: 'Why shown ads stay high',
        point:
          'Explains the rest as a selection effect: the auction picks the ads with the highest predictions, thus those overestimated by chance',
        weight: 3,
        essential: true,
        said: [
          "winner's curse: among many candidates the largest estimate is too large on average",
          'calibrated over all candidates does not mean calibrated for the ones selected',
          'choosing the maximum prefers positive errors, most for new ads with little data',
        ],
      },
      {
        cue: 'Where you check it',
        point:
          'Measures calibration where it is used, on shown ads, by segment such as new ads, position and score range, not only on average',
        weight: 3,
        said: [
          'predicted over actual by decile, campaign age and placement',
          'an average of one can hide new ads at three and old ones at 0.8',
        ],
      },
      {
        cue: 'Your repair for the rest',
        point:
          'Repairs by recalibrating on fresh shown traffic, shrinking estimates with little data, and some random exposure as reference',
        weight: 2,
        said: [
          'isotonic or Platt on the last days, refreshed often',
          'pull new ads toward the mean of their category, a Bayesian prior',
          'one percent random auctions give data that nobody selected',
        ],
      },
      {
        cue: 'What follows from a repair',
        point:
          'Knows that recalibration changes who wins, so it must be monitored after each step, together with ranking and revenue',
        weight: 2,
        said: [
          'after the correction other ads get shown, and the picture moves again',
          'watch log loss, calibration ratio and spend in an experiment, not AUC alone',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A high AUC means that the predicted probabilities are right',
        said: ['AUC is 0.9, so the probabilities must be good'],
        correction:
          'AUC depends only on the order. Any increasing transformation of the scores keeps it, including one that makes each probability ten times too large.',
      },
      {
        belief: 'If the average prediction equals the average click rate, the model is calibrated',
        said: ['predicted and actual mean are the same, so it is calibrated'],
        correction:
          'The mean can fit while segments are off in both directions, and the subset chosen by the predictions themselves is biased upward.',
      },
    ],
    sampleAnswer:
      "The first effect is the sampling. Keeping one in ten non-clicks makes the odds ten times too high. The order is unchanged, so AUC looks excellent, but as probabilities they are wrong, and multiplied with bids they overspend. It can be corrected exactly: divide the odds by ten, which means subtracting log ten from the logit, or train with a weight of ten on the kept negatives. After that the mean over all candidates fits. The second effect is selection. The auction shows the ads with the highest predictions times bids. Among hundreds of candidates, those at the top are partly there because the error happened to be positive, a winner's curse. So even a model that is calibrated on all candidates is too high on the shown ones, mostly for new ads with few data, where the errors are largest. So I measure calibration on shown traffic, predicted over actual, by score decile, age of the ad and placement. The repair is shrinking uncertain estimates toward their category, a calibration layer fitted on recent shown impressions and refreshed often, and about one percent of randomized auctions as an unselected reference. Each recalibration changes who wins, so the picture shifts again; I roll it out as an experiment and watch calibration ratio, log loss, spend and revenue together, not AUC.",
    criteria: [
      'Two effects clearly separated',
      'Calculates the first, explains the second',
      'Measures where money is spent',
    ],
    followUps: [
      {
        question:
          'The model says 0.30 after training with one in ten negatives. What is the corrected probability?',
        about: [1],
        answer:
          'The odds are 0.3 over 0.7, about 0.43. Divided by ten that is 0.043, so the probability is 0.043 over 1.043, roughly 4.1 percent. Simply dividing 0.30 by ten would give 3 percent, which is wrong.',
      },
      {
        question: 'Why are new ads hit most by the selection effect?',
        about: [2, 4],
        answer:
          'Their estimates rest on little data, so errors are large, and picking the maximum prefers large positive errors. Shrinkage toward a prior reduces that; deliberate, budgeted exploration gets them data without paying for illusions.',
      },
    ],
  },
  {
    id: 'machine-learning-expert-08',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer'],
    skills: ['Embeddings', 'Vector Databases'],
    tags: ['embedding migration', 'semantic search', 'versioning'],
    question:
      'After the upgrade of an embedding model, search over 80 million documents slowly got worse, without any error. The same embeddings also feed a duplicate detector and a recommender. What happened, and how should such a migration be done?',
    keyPoints: [
      {
        cue: 'Why nothing failed loudly',
        point:
          'Recognizes mixed vector spaces: new queries or documents are compared with vectors of the old model',
        weight: 3,
        essential: true,
        said: [
          'vectors of two models are not comparable, even with equal dimension',
          'only changed documents were embedded anew, so the index is half old, half new',
          'the cosine between both spaces is noise, hence no error but bad results',
        ],
      },
      {
        cue: 'What you do today',
        point:
          'Stops the mixing now: back to the old encoder for queries and new writes, and re-embed what was written meanwhile',
        weight: 3,
        said: [
          'roll back the query encoder and recompute the documents since the upgrade',
          'find by version or date which rows are of the new kind',
        ],
      },
      {
        cue: 'A safeguard in the data',
        point: 'Stores the model version with every vector and refuses to compare different versions',
        weight: 3,
        said: [
          'the index name contains the encoder version, and the query service checks it',
          'metadata with model, preprocessing and normalization for each embedding',
        ],
      },
      {
        cue: 'How you would migrate',
        point:
          'Builds a complete second index with backfill and double writing, then switches queries and documents together, reversibly',
        weight: 3,
        essential: true,
        said: [
          'blue-green: fill the new one beside the old, keep both current, flip at once',
          'dual write during the backfill so that no updates get lost',
          'leave the old index for two weeks for the way back',
        ],
      },
      {
        cue: 'What it takes',
        point: 'Estimates time and cost of re-embedding and of holding two indexes in memory',
        weight: 2,
        said: [
          '80 million at two thousand per second are about eleven hours, plus building the index',
          '768 floats each are around 250 GB per copy, so for a while twice that',
        ],
      },
      {
        cue: 'Proof that it is better',
        point:
          'Evaluates before switching with labeled queries, shadow traffic and an A/B test, by language and type of document',
        weight: 2,
        said: [
          'recall on a gold set and side-by-side of the top ten for a thousand real queries',
          'better on average can still be worse for part numbers or another language',
        ],
      },
      {
        cue: 'The other two systems',
        point:
          'Finds all consumers: thresholds of the duplicate detector and the recommender must be retuned or retrained and moved by plan',
        weight: 3,
        said: [
          'a cosine of 0.92 means something else in the new model, so the duplicates break',
          'the recommender was trained on old vectors as features, it needs new training',
          'treat embeddings like a versioned interface with a deprecation date',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Embeddings of equal dimension can be compared across model versions',
        said: ['both have 768 dimensions, so they fit together', 'only new documents need the new embedding'],
        correction:
          'Each training gives its own coordinate system. Equal length says nothing; distances across models have no meaning.',
      },
    ],
    sampleAnswer:
      'It got worse slowly, so I guess that queries, and documents as they changed, were embedded with the new model while the rest of the index is old. Vectors of two models live in different spaces. Equal dimension means no error, but the similarity is noise. First I stop it: the old encoder comes back for queries and writes, and documents written since the upgrade are embedded again. Then the migration the right way. Each vector carries its model version, and the query service refuses a mismatch. I build a second index beside the first: backfill all 80 million, with every update written to both. At 2,000 per second that is about eleven hours, and 768 floats each make roughly 250 GB per copy, so I plan memory for two, perhaps quantized. Before the switch I compare on labeled queries, shadow real traffic, and look by language and type of document. Then an A/B test in which query encoder and index always belong together, and a switch with the old index kept for two weeks. The other users need their own plan: the duplicate detector has a cosine threshold that must be tuned anew, and the recommender has to be retrained. The old version runs until the last consumer has moved.',
    criteria: ['Finds the silent cause', 'Calculates size and time', 'Thinks of all consumers'],
    followUps: [
      {
        question: 'There is no budget for embedding all documents again. What could you do?',
        about: [3, 4],
        answer:
          'Stay with the old encoder, or re-embed the documents that get most traffic in a separate index and merge results by rank. A learned mapping between spaces is possible but loses quality, so it needs testing.',
      },
      {
        question: 'How would monitoring have noticed the problem earlier?',
        about: [2, 5],
        answer:
          'A fixed set of queries with known results run daily, the distribution of top similarities, the share of vectors per model version in the index, and behavior such as reformulated queries. A version check would have failed at once.',
      },
    ],
  },
  {
    id: 'machine-learning-expert-09',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Data Labeling', 'Model Evaluation'],
    tags: ['label noise', 'annotator agreement', 'ceiling'],
    question:
      'A model that reads damage severity from photos has been stuck at 88 percent for a year, whatever architecture you try. Two experts looking at the same photo agree in 87 percent of the cases. What does that tell you, and what do you do next?',
    keyPoints: [
      {
        cue: 'What the 87 percent means',
        point:
          'Concludes that the labels limit the measured accuracy: disagreements with the label are often not errors of the model',
        weight: 3,
        essential: true,
        said: [
          'the measuring stick itself is only 87 percent sure',
          'we are close to the noise ceiling of the annotation',
          'even a perfect model could not match single opinions much more often than that',
        ],
      },
      {
        cue: 'What you build first',
        point:
          'Makes a cleaner test set: several experts per photo, adjudicated, with measured agreement per class',
        weight: 3,
        essential: true,
        said: [
          'five hundred photos, three opinions each, and a discussion where they differ',
          'first repair the test data, otherwise we cannot see progress',
          'kappa by class shows where the confusion is',
        ],
      },
      {
        cue: 'Why experts differ',
        point:
          'Finds out why people disagree: vague guidelines, borders between grades, missing information in the photo',
        weight: 3,
        said: [
          'between moderate and severe nobody knows the line, so write it down with examples',
          'perhaps it cannot be seen from one picture at all',
          'one labeler is strict, another lenient, that is systematic',
        ],
      },
      {
        cue: 'Where to look for mistakes',
        point:
          'Reviews the cases where model and label conflict with confidence, which is the cheapest way to find wrong labels',
        weight: 2,
        said: [
          'sort the training set by loss and look at the top thousand',
          'confident learning: out-of-fold predictions that contradict the label',
        ],
      },
      {
        cue: 'Cases without a clear answer',
        point:
          'Changes the target where it is truly ambiguous: ordinal or soft labels, abstaining, or asking for another photo',
        weight: 2,
        said: [
          'train on the distribution of votes instead of the majority',
          'a grade too far by one is not as bad as by three, so use an ordinal loss',
          'when in doubt, hand it to a person',
        ],
      },
      {
        cue: 'Another way to judge',
        point:
          'Judges by the cost in use, for instance repair cost or serious misses, instead of plain agreement',
        weight: 2,
        said: [
          'check against the final invoice of the repair shop, which is a harder truth',
          'mixing up minor and none costs nothing, missing a severe one does',
        ],
      },
      {
        cue: 'Where the budget goes',
        point:
          'Puts money in labels rather than architectures, comparing the gain of more, cleaner or different data by experiment',
        weight: 2,
        said: [
          'a learning curve tells if ten thousand more pictures would help',
          'relabel twenty percent cleanly and see what it does before buying more GPUs',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With 88 percent the model is better than the experts',
        said: ['the model beats humans since 88 is more than 87'],
        correction:
          'Both numbers measure agreement with noisy labels, often of the same labelers. Whether the model is better shows only against an independent, cleaner truth.',
      },
      {
        belief: 'Label noise averages out with enough training data, so it can be ignored',
        said: ['with more data the noise cancels out'],
        correction:
          'Random noise in training may partly average out, systematic noise does not, and noise in the test set limits every measurement.',
      },
    ],
    sampleAnswer:
      'It tells me that we are probably near the ceiling of the labels. If two experts agree in 87 percent, even a perfect model would match single labels only in the low nineties. Much of what we count as errors are photos where the model is right or no right answer exists. So another architecture is not the next step. First I build a trustworthy test set: five hundred photos, three experts each, disputes settled. I measure agreement per class; I expect that moderate against severe is the trouble. Then I want to know why. Is the guideline vague, are some labelers strict, or is the damage not visible from that angle? Remedies are examples at the borders, training for labelers, or a second photo. In the training set I review cases in which out-of-fold predictions contradict the label with confidence, as that finds most wrong labels for little money. Where it stays ambiguous, I train on the distribution of votes with an ordinal loss and let the model abstain. And I judge by what it costs: the later repair invoice is a harder truth than opinion, and missing a severe damage counts more than one grade off. The money goes there rather than to architectures; a small relabeling experiment shows whether cleaner or more labels help.',
    criteria: ['Turns from models to measurement', 'Distinguishes noise, bias and true ambiguity'],
    followUps: [
      {
        question: 'On the adjudicated test set the model reaches 93 percent. What does that mean?',
        about: [0, 1],
        answer:
          'Much of the former error was label noise, and the model had learned more than we could see. Now differences between models are measurable. I compare single experts on the same set; if they reach 91, the model really is ahead of them.',
      },
      {
        question: 'Why can a systematic labeler be worse than a random one?',
        about: [2, 3],
        answer:
          'Random errors partly cancel in training and lower the score evenly. A labeler who always grades dark cars as severe teaches the model that rule, and if he also labeled the test set, the score even rewards it.',
      },
    ],
  },
]
