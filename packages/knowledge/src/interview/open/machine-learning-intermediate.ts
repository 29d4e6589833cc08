import type { OpenQuestion } from '../open-question.ts'

export const machineLearningIntermediate: readonly OpenQuestion[] = [
  {
    id: 'machine-learning-intermediate-01',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer'],
    skills: ['Model Deployment', 'MLOps'],
    tags: ['training serving skew', 'features', 'debugging'],
    question:
      'A delivery-time model had a mean error of four minutes in offline tests. From the very first day in production the error is nine. Where do you look, and in which order?',
    keyPoints: [
      {
        cue: 'What the first day tells you',
        point:
          'Suspects a difference between training and serving rather than drift, because it is wrong from day one',
        weight: 3,
        essential: true,
        said: [
          'drift takes time, this was broken at the start, so the inputs are probably not the same',
          'training-serving skew is my first hypothesis',
          'something in production is fed differently from how we trained',
        ],
      },
      {
        cue: 'How you find the culprit',
        point:
          'Logs the features as served and compares them value by value with the offline computation for the same orders',
        weight: 3,
        essential: true,
        said: [
          'take a thousand live requests and rebuild their features with the training code, then diff',
          'join the served vectors with the batch ones by order id and see which column does not match',
          'compare distributions, null rates and units of each input on both sides',
        ],
      },
      {
        cue: 'Whether four minutes were real',
        point: 'Checks for information that existed only offline, such as values completed after the order',
        weight: 3,
        said: [
          'in the warehouse the prep time is final, live it is still empty',
          'the backtest used data that had not arrived yet at the moment of the request',
          'leakage from the future would make four minutes a dream number',
        ],
      },
      {
        cue: 'Usual suspects',
        point:
          'Looks for typical causes: duplicated feature code, other defaults for missing values, units, time zones, stale caches',
        weight: 2,
        said: [
          'the Java service and the Python notebook calculate the distance differently',
          'UTC here, local time there, so the rush hour is shifted',
          'missing means zero in one and minus one in the other',
        ],
      },
      {
        cue: 'What exactly was deployed',
        point: 'Checks the artifact: right version, same preprocessing, same prediction for the same input',
        weight: 2,
        said: [
          'send the same vector to the service and to the offline model, the answers must be equal',
          'maybe an old or converted model was deployed',
        ],
      },
      {
        cue: 'How the old test was made',
        point:
          'Asks if the offline test was representative: split by time, same cities, same kind of orders, same definition of error',
        weight: 2,
        said: [
          'maybe we shuffled the rows, so the model had already seen other deliveries of the same evening',
          'perhaps it is live only in the difficult cities',
        ],
      },
      {
        cue: 'Never again',
        point:
          'Prevents it: one feature definition for both sides, or training on logged features, and a parity test',
        weight: 1,
        said: [
          'train from what the service logged, then skew cannot arise',
          'an automatic comparison of both paths before every launch',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The model must be retrained on newer data',
        said: ['I would retrain it with the latest data', 'that is concept drift, so retrain more often'],
        correction:
          'If the live inputs are computed differently or the offline test leaked, retraining repeats the mistake. First find the difference.',
      },
    ],
    sampleAnswer:
      'Because it is bad from the first day, I do not think of drift but of a difference between offline and online. I first send some stored vectors to the service and to the offline model. If the predictions differ, it is the artifact: wrong version, conversion, preprocessing. If they agree, it is the inputs. I take a thousand live requests with their logged features, recompute the same features with the training code and compare column by column. Usually one or two stand out: a distance in miles, a time zone that shifts rush hour, missing values filled differently because the code exists twice, or a cache that is an hour old. The next suspicion is that the four minutes were never real. In the warehouse the preparation time of the restaurant is complete; at the moment of the order it does not exist. Or the split was random, so the test knew other orders of the same evening. I would rebuild the test with data as known at order time, split by date. I also check whether the same kind of orders is compared. Then I repair it and make it hard to repeat: one definition of features for both sides, or training on logged features, and a parity check in the release.',
    criteria: ['Uses the hint "from the very first day"', 'Narrows down by comparison, not by guessing'],
    followUps: [
      {
        question: 'Features and predictions match exactly online and offline for the same orders. What now?',
        about: [2, 5],
        answer:
          'Then the offline evaluation was too kind: leakage of later values, a random split, other cities or filtered orders, or a different definition of the error. I replay the evaluation on the live orders with the offline script.',
      },
      {
        question: 'What do you have to watch when you train on features logged by the service?',
        about: [6],
        answer:
          'New features have no history until they have been logged for a while, so I start logging early. A serving bug gets into training as well, and logs must cover all requests, not only those where the model was used.',
      },
    ],
  },
  {
    id: 'machine-learning-intermediate-02',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Model Monitoring', 'MLOps'],
    tags: ['drift', 'delayed labels', 'alerts'],
    question:
      'You run a model that scores the risk of late payment. Whether somebody paid is only known after sixty days. How do you notice earlier that the model has gone bad?',
    keyPoints: [
      {
        cue: 'Watching from the first day',
        point:
          'Monitors what is available at once: input distributions, missing rates, unknown categories and the score distribution',
        weight: 3,
        essential: true,
        said: [
          'compare the incoming columns with the training period, for instance by PSI',
          'if the average score jumps from 5 to 9 percent, I want to know today',
          'null rates and new values tell about a broken pipeline long before any label',
        ],
      },
      {
        cue: 'How much such signals prove',
        point:
          'Says that drift in the inputs is a hint only: quality may be unaffected, and quality may fall without it',
        weight: 2,
        said: [
          'the relation itself can change while all the inputs look the same',
          'a shifted age distribution does not have to hurt the model',
          'a drift alarm means look, not retrain',
        ],
      },
      {
        cue: 'Before the sixty days end',
        point:
          'Uses early signs of the outcome, such as missed first reminders, as a proxy that has been validated',
        weight: 3,
        said: [
          'ten days overdue correlates with sixty, so I look at that first',
          'partial labels after two weeks are better than nothing',
        ],
      },
      {
        cue: 'Once the truth is known',
        point:
          'Measures real performance by cohort as soon as labels mature, including calibration and by segment',
        weight: 3,
        said: [
          "each month's group gets its AUC and predicted versus actual rate after two months",
          'never mix in loans whose sixty days are not over',
          'split by product and channel, a total hides a broken part',
        ],
      },
      {
        cue: 'Who is woken, and when',
        point:
          'Sets few alerts with sensible thresholds and an owner, weighted by the importance of the features',
        weight: 2,
        said: [
          'two hundred drift tests a day just create noise, with many rows everything is significant',
          'alarm on the size of the shift and on the features that matter',
          'each alert has a runbook and somebody who reacts',
        ],
      },
      {
        cue: 'When something rings',
        point:
          'Separates data faults from a changed world before acting; the first are repaired, the second may need retraining',
        weight: 2,
        said: [
          'first I ask if an upstream team changed a field',
          'new customers through a partner are real, a wrong unit is a bug',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A significant drift test means that the model must be retrained',
        said: ['if the KS test is significant we retrain automatically'],
        correction:
          'With much data tiny shifts are significant. Check size and cause: retraining on corrupted input makes things worse.',
      },
      {
        belief: 'As long as the inputs do not drift, the model is fine',
        said: ['no drift in the features, so no problem'],
        correction:
          'The relation between inputs and outcome can change, for instance in a recession, with the same inputs. Only outcomes reveal that.',
      },
    ],
    sampleAnswer:
      'I would build layers. The first is immediate: for each batch I watch the inputs, missing rates, unknown categories and ranges against the training period, and the distribution of the scores. That catches broken pipelines within hours. I alert on the size of the shift, for the twenty features that matter, since with a hundred thousand rows every test is significant. But drift is only a hint. Inputs can move without harm, and in a recession the inputs look the same while people pay less. So the second layer is early outcomes. Ten days overdue or an ignored first reminder is known long before day sixty, and from history I know how well it predicts the final label. The third is the truth: each monthly cohort gets its AUC and its predicted against actual rate when its sixty days are over, by product and by channel, because a new partner can be bad while the total looks fine. When something rings, I first ask whether it is the data or the world. A changed field gets repaired; a truly new kind of customer may need retraining or a rule. Every alarm has an owner and a short runbook, otherwise it will be ignored after a week.',
    criteria: ['Knows what each signal can and cannot show', 'Keeps the alarms few and useful'],
    followUps: [
      {
        question:
          'The score distribution is stable, but the share of early missed payments has doubled. What do you conclude?',
        about: [1, 2, 5],
        answer:
          'The relation has probably changed: the model sees the same people and they behave differently. I check segments and the process of reminders, warn the risk owners, tighten the threshold for the time being and prepare retraining on recent data.',
      },
      {
        question: 'Why must cohorts that are younger than sixty days be left out of the performance figure?',
        about: [3],
        answer:
          'Their late payers are not known yet, so unpaid ones count as good and the actual rate looks too low. Mixing them in makes the model seem to predict too much risk. Each cohort is judged at equal age.',
      },
    ],
  },
  {
    id: 'machine-learning-intermediate-03',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer', 'Data Scientist', 'Data Engineer'],
    skills: ['Feature Engineering', 'SQL'],
    tags: ['point in time', 'temporal leakage', 'training data'],
    question:
      'This query builds the training set of a churn model. One row per customer and month is labeled by whether they cancel in the following month. What is wrong with the features?',
    code: {
      language: 'sql',
      lines: [
        'SELECT l.customer_id, l.month, l.churned_next_month,',
        '       c.plan, c.support_tier,',
        '       COUNT(t.id)       AS tickets,',
        '       MAX(t.created_at) AS last_ticket',
        'FROM labels l',
        'JOIN customers c ON c.id = l.customer_id',
        'LEFT JOIN tickets t ON t.customer_id = l.customer_id',
        'GROUP BY 1, 2, 3, 4, 5;',
      ],
    },
    keyPoints: [
      {
        cue: 'The two ticket features',
        point: 'Sees that tickets are counted over all time, including those after the month of the row',
        weight: 3,
        essential: true,
        said: [
          'there is no date filter, so it counts complaints from the future',
          'a ticket with the cancellation itself would be in the number',
          'the row for March knows what happened in August',
        ],
      },
      {
        cue: 'The customer columns',
        point: 'Sees that plan and support tier are the values of today, not those at the time of the row',
        weight: 3,
        essential: true,
        said: [
          'after canceling, the plan is probably "none" in the customers table',
          'the dimension is overwritten, we need its history',
          'joining the current state tells the model who has left',
        ],
      },
      {
        cue: 'How you would build it',
        point:
          'Repairs with a cut-off: only data known before the moment of prediction, from a history table with validity dates',
        weight: 3,
        said: [
          'add t.created_at < end of l.month to the join and take the plan valid on that day',
          'an as-of join for every feature',
          'use snapshots or a slowly changing dimension of type two',
        ],
      },
      {
        cue: 'Comparing customers fairly',
        point: 'Uses a fixed look-back window, as older customers otherwise collect more tickets just by age',
        weight: 2,
        said: [
          'tickets in the last ninety days instead of ever',
          'the same window for everyone, otherwise count stands for tenure',
        ],
      },
      {
        cue: 'When data reaches you',
        point: 'Considers that data arrives late: what counts is when it was available, not when it happened',
        weight: 2,
        said: [
          'if tickets are loaded at night with a two-day delay, the model will not see them live',
          'I use the ingestion timestamp where there is a lag',
        ],
      },
      {
        cue: 'How you would test it',
        point: 'Splits training and test by time, and keeps in mind that one customer appears in many rows',
        weight: 2,
        said: [
          'train until June, test on August, so that it resembles real use',
          'random rows would put the same person on both sides',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A split by time alone prevents this leakage',
        said: ['if I train on the past and test on later months, there is no leakage'],
        correction:
          'Every row, also in the training part, carries values from after its month. The split does not repair features computed too late.',
      },
    ],
    sampleAnswer:
      'Both kinds of features look into the future. The tickets are joined without any date, so a row for March counts tickets from April and August, even the one in which the customer cancels. And the plan and support tier come from the customers table as it is today. Whoever has canceled probably has no plan now, so the model reads the answer there. It would be brilliant offline and useless live. I would define the moment of prediction, the end of the month, and take only what was known before it: tickets with a created date before that, in a fixed window such as the last ninety days, since counting everything since sign-up mostly measures how old the customer is. For plan and tier I need history, from a table with valid-from and valid-to or from monthly snapshots. Then I ask how late the data arrives: if tickets are loaded two days later, the live model will not have the last two days, so the training should not either. For the test I split by time, train up to one month and test on later ones, and remember that each customer appears in many rows. A quick check at the end is to rebuild a past month and compare it with a snapshot stored then.',
    criteria: ['Finds both leaks', 'Thinks in the moment of prediction'],
    followUps: [
      {
        question: 'There is no history of the plan, the table was always overwritten. What are your options?',
        about: [1, 2],
        answer:
          'Rebuild it from events such as invoices, change logs or backups; otherwise leave the field out for now and start daily snapshots, so that it can be used in some months. Using the current value would be worse than nothing.',
      },
      {
        question: 'Why is it a problem that ticket counts grow with the age of the customer?',
        about: [3],
        answer:
          'The count mixes how unhappy someone is with how long they have been there, and long-standing customers churn differently. The distribution also shifts as the base ages. A window with a separate tenure feature keeps the two apart.',
      },
    ],
  },
  {
    id: 'machine-learning-intermediate-04',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Model Evaluation', 'Machine Learning'],
    tags: ['hyperparameters', 'test set reuse', 'search'],
    question:
      'A team tried 400 configurations and reports the best one with 0.912 on the test set; the simple default had 0.905. Production shows no difference. Explain it, and how you would have tuned.',
    keyPoints: [
      {
        cue: 'Why 0.912 deceives',
        point:
          'Explains that choosing the best of 400 on the test set fits its noise, so 0.912 is too optimistic',
        weight: 3,
        essential: true,
        said: [
          'the winner of many tries is partly just lucky on those rows',
          'the test set was used for selection, so it is no test any more',
          'take the maximum of 400 noisy numbers and you get a high number',
        ],
      },
      {
        cue: 'What you would do instead',
        point: 'Tunes on a validation set or by cross-validation and touches the test set once at the end',
        weight: 3,
        essential: true,
        said: [
          'three parts: learn, choose, and a locked one for the final check',
          'nested cross-validation if there is not enough data for that',
        ],
      },
      {
        cue: 'Whether 0.007 means anything',
        point: 'Asks how large the noise is: spread over folds, seeds or a bootstrap of the test set',
        weight: 3,
        said: [
          'with two thousand test rows, 0.007 is well inside the error bar',
          'repeat the same configuration with other seeds and look at the range',
          'a paired bootstrap of the difference tells if it is real',
        ],
      },
      {
        cue: 'How you try settings',
        point:
          'Searches efficiently: few important parameters, log scales, random or Bayesian search, stopping bad runs early',
        weight: 2,
        said: [
          'random search beats a grid because only two or three knobs matter',
          'Optuna with pruning, learning rate on a log scale',
          'begin with learning rate and depth, leave the rest',
        ],
      },
      {
        cue: 'When you stop',
        point: 'Sets a budget and asks whether time would be better spent on data, features or labels',
        weight: 2,
        said: [
          'after fifty runs the curve is flat, so I would go and look at the errors',
          'a better feature usually brings more than the fourth decimal of a parameter',
        ],
      },
      {
        cue: 'Which one you keep',
        point: 'Prefers the simpler or cheaper configuration when the results are equal within the noise',
        weight: 1,
        said: [
          'if they tie, I take the default, it is easier to maintain',
          'the one-standard-error rule: simplest one near the top',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Choosing hyperparameters on the test set is fine because the model was not trained on it',
        said: [
          'the model never saw the test data, so it is not overfitting',
          'we only picked the parameters there',
        ],
        correction:
          'Selection is also fitting. The more configurations are compared on it, the more the best score reflects chance.',
      },
    ],
    sampleAnswer:
      'They chose the best of 400 on the test set, so that number contains the luck of the winner. Each score is the true quality plus noise, and the maximum of 400 picks high noise. If the test set has two thousand rows, the standard error is around 0.006, so 0.912 against 0.905 is nothing. That it disappears in production is what I would expect. I would have split into three parts, or used cross-validation for tuning, and kept the test set locked until the end, used once. If the data is small, nested cross-validation gives an honest estimate of the whole procedure. Before tuning I measure the noise: the same configuration with five seeds and over the folds, and for the final comparison a paired bootstrap of the difference. The search itself I keep small: learning rate, depth or regularization on log scales, random or Bayesian search with pruning of bad runs, maybe fifty trials. When the curve is flat, I stop and read the errors instead, since a missing feature or bad labels usually offer more. And if two configurations tie within the noise, I take the simpler one, so here I would have stayed with the default and saved the computing.',
    criteria: ['Thinks of noise in numbers', 'Knows when to stop tuning'],
    followUps: [
      {
        question: 'All the data has now been used for choosing. How do you get an honest estimate?',
        about: [0, 1],
        answer:
          'Take fresh data, for example the weeks since then, which also resembles future use. Or rerun the whole procedure in nested cross-validation. The old test set cannot be made innocent again.',
      },
      {
        question: 'Why does random search often beat a grid with the same number of runs?',
        about: [3],
        answer:
          'Usually few parameters matter. A grid of five by five tries only five values of the important one; twenty-five random points try twenty-five different values of it. Unimportant dimensions do not waste runs.',
      },
    ],
  },
  {
    id: 'machine-learning-intermediate-05',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer', 'Data Scientist'],
    skills: ['Machine Learning', 'Gradient Boosting'],
    tags: ['model choice', 'baseline', 'trade offs', 'tabular data'],
    question:
      'For a credit-limit decision on 60,000 rows of tabular data you have a logistic regression (AUC 0.781), gradient boosting (0.803) and a deep network (0.805). Which do you put into production, and what does it depend on?',
    keyPoints: [
      {
        cue: 'What the gap means',
        point: 'Translates the differences in AUC into value for the decision before choosing',
        weight: 3,
        essential: true,
        said: [
          'how much money are two points worth, at the threshold that we use?',
          'at the same approval rate, how many defaults fewer?',
          'an AUC is not a business result, so I convert it',
        ],
      },
      {
        cue: 'Boosting or the network',
        point:
          'Considers the 0.002 between boosting and network as noise and of these two prefers boosting, which is cheaper to train and maintain',
        weight: 3,
        essential: true,
        said: [
          'the net is not really better, and for tables of this size trees are hard to beat',
          'a difference in the third decimal is inside the error, so take the less complicated one',
          'a network needs scaling, GPU and tuning for nothing',
        ],
      },
      {
        cue: 'What others may demand',
        point:
          'Weighs the need to explain decisions to customers and auditors, which may speak for the regression or for constrained boosting',
        weight: 3,
        said: [
          'a rejected customer must get reasons, so I need stable explanations',
          'a scorecard can be read by the risk department line by line',
          'monotonic constraints keep the trees sensible: higher debt never lowers the risk',
        ],
      },
      {
        cue: 'Other qualities to compare',
        point: 'Checks stability over time, calibration and results for groups, not a single AUC',
        weight: 2,
        said: [
          'how do the three do on the last quarter, and does 10 percent mean 10 percent?',
          'look at young applicants or small regions separately',
        ],
      },
      {
        cue: 'Life after launch',
        point:
          'Counts the costs of running it: latency, dependencies, retraining, monitoring, skills of the team',
        weight: 2,
        said: [
          'who will look after it at night in two years?',
          'milliseconds do not matter here, but the maintenance does',
        ],
      },
      {
        cue: 'Role of the regression',
        point:
          'Uses the simple model as a benchmark or fallback, and tries to close the gap with better features',
        weight: 1,
        said: [
          'maybe two interactions and binning lift the regression to 0.795',
          'keep the logistic one as a challenger and emergency replacement',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The model with the highest metric should always be deployed',
        said: ['I take the deep network because it has the best AUC'],
        correction:
          'Differences can be noise, and explanation, stability and upkeep are part of the quality. The gain has to pay for its cost.',
      },
      {
        belief: 'Deep learning always beats tree models when there is enough tuning',
        said: ['with more layers the neural network would clearly win on this table'],
        correction:
          'On medium-sized tabular data, gradient boosting is typically as good or better, with less effort. Try, but do not assume.',
      },
    ],
    sampleAnswer:
      'I would first ask whether these differences are real and what they are worth. On 60,000 rows with few defaults, 0.805 against 0.803 is noise, so the network offers nothing over boosting but needs more care; on tables of this size that is the usual picture. Between regression and boosting there are two points of AUC, and I translate them: at our approval rate, how many defaults do we avoid, or how many more good customers can we accept? If that is a million a year, it is worth it; if it is twenty thousand, I stay with the regression. Then there is explanation. A customer who gets a low limit should hear the reasons, and auditors must be able to follow. The regression makes that simple. With boosting I would use monotonic constraints, so that more debt never lowers the risk, and check that explanations are stable. I also compare them on the most recent quarter, look at calibration, and at groups, since a model may gain on average and lose for the young. And running it counts: retraining, monitoring, dependencies, the skills of the team. In the end I would probably propose constrained boosting with the regression as benchmark and fallback, after trying whether a few better features lift the regression close to it.',
    criteria: ['Decides and gives the conditions for it', 'Neither in love with complexity nor afraid of it'],
    followUps: [
      {
        question: 'How would you test whether 0.803 against 0.781 is a real difference?',
        about: [0, 1],
        answer:
          'A paired bootstrap of the test rows, or several folds and time periods, comparing both models on the same rows each time. I look at the interval of the difference and whether the sign holds in every quarter.',
      },
      {
        question: 'What do monotonic constraints give you, and what do they cost?',
        about: [2],
        answer:
          'They guarantee that the prediction never moves in the wrong direction for a feature, which helps explanation, trust and stability where data is thin. The price is usually a small loss in fit, sometimes even a gain on new data.',
      },
    ],
  },
  {
    id: 'machine-learning-intermediate-06',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer'],
    skills: ['Retrieval-Augmented Generation', 'Large Language Models'],
    tags: ['rag', 'evaluation', 'chunking', 'hallucination'],
    question:
      'An assistant that answers questions from product manuals, with retrieval and a language model, gives wrong answers in about 20 percent of cases. How do you find out what to fix?',
    keyPoints: [
      {
        cue: 'Where the failure arises',
        point:
          'Examines retrieval and generation separately: was the right passage among those handed to the model?',
        weight: 3,
        essential: true,
        said: [
          'if the passage is not in the context, no prompt can save it',
          'first look at what was fetched, then at what was written',
          'split the failures in two piles: not found, and found but misused',
        ],
      },
      {
        cue: 'How you keep score',
        point:
          'Builds a set of real questions with the expected answer and its passage, and measures recall of the retrieval',
        weight: 3,
        essential: true,
        said: [
          'a hundred and fifty questions from the logs, labeled with the page that answers them',
          'recall at five or ten on a gold set, then every change is measurable',
        ],
      },
      {
        cue: 'Learning from wrong answers',
        point: 'Reads a sample of failures and sorts them into causes before changing anything',
        weight: 2,
        said: [
          'fifty wrong answers by hand, with a label for each: outdated manual, table broken, wrong product',
          'error analysis first, then the largest bucket',
        ],
      },
      {
        cue: 'Improving the retrieval',
        point:
          'Knows remedies for retrieval: better parsing and chunks, filters by product and version, hybrid search, reranking, query rewriting',
        weight: 3,
        said: [
          'part numbers are not found by embeddings, so add keyword search',
          'chunks cut tables in half; split along headings and keep the title with each piece',
          'filter by model so that it does not quote the manual of another device',
        ],
      },
      {
        cue: 'Improving what is written',
        point:
          'Knows remedies for generation: answer only from the passages, cite them, decline when nothing fits',
        weight: 2,
        said: [
          'every sentence needs a source, and the option to say I do not know',
          'check that the citation really supports the claim',
          'too many passages distract it, so give fewer and better ones',
        ],
      },
      {
        cue: 'When the system is innocent',
        point: 'Considers that the documents are missing, contradictory or outdated',
        weight: 2,
        said: [
          'sometimes the manual itself is wrong or there are three versions',
          'a question that no document answers is a gap in content, not a bug',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A larger language model or a better prompt is the first remedy',
        said: ['I would switch to a stronger model', 'just tell the model in the prompt not to hallucinate'],
        correction:
          'If the right passage was not retrieved, a stronger model only invents more fluently. Measure where the failures arise first.',
      },
      {
        belief: 'Retrieval makes hallucination impossible',
        said: ['since it uses our documents it cannot make things up'],
        correction:
          'The model can misread, mix passages or fill gaps from its training. Grounding has to be checked and declining allowed.',
      },
    ],
    sampleAnswer:
      'I would separate the two halves. For each wrong answer I look at the passages that were handed to the model. If the right one is not among them, it is retrieval, and no prompt will help. If it is there, it is generation. So I take about fifty failures, read them and sort them by cause, and I build a test set of 150 real questions with the correct answer and the page it is on. Then I can measure recall at ten for retrieval and, with the correct passage given, the quality of the answer alone. Typical findings for retrieval: tables destroyed by the PDF parser, chunks that lost their heading, part numbers that embeddings do not find, and passages of another device. For these I would repair parsing, split along headings, add keyword search beside vectors, filter by product and version, and rerank. For generation I ask for answers only from the passages, with citations, check that the citation supports the claim, pass fewer but better chunks and let it say that it does not know. Some failures will be the documents themselves: outdated, contradictory or simply missing, which I give to the content owners. I start with the largest group and measure after each change.',
    criteria: [
      'Diagnoses before repairing',
      'Has a measurable test set',
      'Knows that content can be the problem',
    ],
    followUps: [
      {
        question: 'Recall at ten is 95 percent, and still 20 percent of the answers are wrong. What next?',
        about: [0, 4, 5],
        answer:
          'The passage is mostly there, so I look at order and number of chunks, contradictory versions, lost tables, and whether the model uses what it gets. I test with only the correct passage; if answers get right, it is distraction, so rerank and pass fewer.',
      },
      {
        question: 'How do you handle questions that the manuals do not answer?',
        about: [4, 5],
        answer:
          'Include such questions in the test set, with declining as the right answer. Use relevance scores and the instruction to say that nothing was found, offer a person, and report frequent ones to those who write the manuals.',
      },
    ],
  },
  {
    id: 'machine-learning-intermediate-07',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer'],
    skills: ['Model Deployment', 'Model Compression'],
    tags: ['latency', 'batching', 'quantization', 'serving'],
    question:
      'A text classifier, a transformer behind an HTTP endpoint, takes 80 ms for one request in the lab. In production at 60 requests per second, p99 is 2.5 seconds. How do you bring it under 300 ms?',
    keyPoints: [
      {
        cue: 'Why the lab figure deceives',
        point:
          'Sees queueing: at 80 ms each, one worker handles about 12 requests per second, so 60 overload one or a few',
        weight: 3,
        essential: true,
        said: [
          'one after another gives twelve or thirteen per second, the rest waits in line',
          'it is not the model time but the waiting before it',
          'the load is five times what a single replica can do',
        ],
      },
      {
        cue: 'How you confirm it',
        point:
          'Measures where the time goes: queue, tokenization, model, network, and the lengths of the texts',
        weight: 3,
        essential: true,
        said: [
          'trace a slow request: how long did it wait, how long did it compute?',
          'profile first, perhaps the tokenizer or loading per request is the problem',
          'the long texts make up the tail, so look at latency by length',
        ],
      },
      {
        cue: 'Doing more at once',
        point: 'Uses dynamic batching: collect requests for some milliseconds and run them together',
        weight: 3,
        said: [
          'wait at most ten milliseconds and put sixteen texts through at once',
          'a GPU is hardly slower with a batch of eight than with one',
          'servers such as Triton do that for you',
        ],
      },
      {
        cue: 'Lightening each request',
        point:
          'Makes the model cheaper: shorter maximum length, half precision or int8, distillation, an optimized runtime, with quality checked again',
        weight: 2,
        said: [
          'truncate to 256 tokens if accuracy does not suffer',
          'a distilled version or ONNX with int8 on the CPU, then rerun the test set',
          'cut padding by grouping texts of similar length',
        ],
      },
      {
        cue: 'Coping with the peak',
        point:
          'Scales out replicas by load, with headroom and a model that is loaded and warmed up before traffic',
        weight: 2,
        said: [
          'add pods by queue length, not by CPU only',
          'cold starts need a minute, so keep spares and warm up',
        ],
      },
      {
        cue: 'Work you need not do',
        point: 'Avoids or sheds work: caching repeated texts, timeouts, a limit on the queue with a fallback',
        weight: 1,
        said: [
          'the same standard sentences come again and again, so cache the result',
          'better to reject quickly or use a simple model than to let everybody wait',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More threads in the same process will multiply the throughput of the model',
        said: ['I would start more threads on the same GPU', 'just make the endpoint async'],
        correction:
          'The computation is the bottleneck; async or more threads let more requests wait for the same device. Batching, a cheaper model or more replicas add capacity.',
      },
    ],
    sampleAnswer:
      'The arithmetic gives the first answer. If a worker needs 80 ms and takes one request at a time, it does about twelve per second. At sixty, with one worker or a few, the queue grows, and the 2.5 seconds are waiting, not computing. I would confirm that with a trace that separates queue, tokenization, model and network, and look at latency by text length, since long texts often make the tail. Then I raise the capacity. On a GPU dynamic batching helps most: collect requests for at most ten milliseconds and run up to sixteen together, which takes hardly longer than one. I would use a server that does this, such as Triton. Next, a cheaper model: limit the length to what is needed, group texts of similar length to save padding, half precision or int8 with an optimized runtime, or a distilled model. After each step I run the test set again, because quantization can hurt rare classes. Then enough replicas for the peak with headroom, scaled by queue length, and warmed up before they get traffic. Repeated texts I cache, and I limit the queue with a timeout and a fallback, so that a peak costs some answers rather than all of them. A load test with real text lengths shows if p99 holds.',
    criteria: ['Calculates before acting', 'Checks quality after making it faster'],
    followUps: [
      {
        question:
          'Batching brought p99 down, but p50 rose from 90 to 130 ms. Is that acceptable, and how do you tune it?',
        about: [2],
        answer:
          'If the target is p99 under 300 ms, yes. The maximum wait and batch size set the trade: shorter waits at low load, larger batches at high load. I choose them by load tests with realistic arrival and text lengths.',
      },
      {
        question: 'After int8 quantization overall accuracy is the same. Are you done?',
        about: [3],
        answer:
          'Not yet. I compare per class and for long or rare texts, look at how many predictions flip, and check calibration, because thresholds may shift. Then a canary with real traffic before I switch over.',
      },
    ],
  },
  {
    id: 'machine-learning-intermediate-08',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer'],
    skills: ['PyTorch', 'GPU Computing'],
    tags: ['training speed', 'data loading', 'profiling'],
    question:
      'Training an image model takes three days. You look at the machine and see this. What does it tell you, and how do you make the training faster?',
    code: {
      language: 'text',
      lines: [
        'GPU 0: util 5-98 % (avg 31 %)   memory 9 / 40 GB   fp32',
        'CPU:   4 of 32 cores at 100 %   (num_workers = 4)',
        'disk:  340 MB/s network volume, 1.3 M JPEG files, about 110 KB each',
        'step:  data 210 ms | forward+backward 95 ms | batch size 64',
      ],
    },
    keyPoints: [
      {
        cue: 'What the output tells you',
        point: 'Reads that the GPU mostly waits: 210 ms of each step go to data and only 95 ms to computing',
        weight: 3,
        essential: true,
        said: [
          'the input pipeline is the bottleneck, the card is starving',
          'two thirds of each step are spent on waiting for pictures',
          '31 percent average use means that a faster GPU would not help',
        ],
      },
      {
        cue: 'The first thing to turn up',
        point: 'Uses more loader workers with prefetching and pinned memory, since 28 cores are idle',
        weight: 3,
        essential: true,
        said: [
          'raise num_workers to sixteen or so, the CPU has room',
          'load the next batches in parallel while the GPU is busy',
          'pin_memory and asynchronous copies',
        ],
      },
      {
        cue: 'How the files are prepared',
        point:
          'Reduces the decoding and reading work: pre-resized images, larger record files, local disk, decoding on the GPU',
        weight: 3,
        said: [
          'store them at the size that we train on, decoding full pictures each time is a waste',
          'over a million tiny files on a network drive is bad, so pack them in shards on a local SSD',
          'move JPEG decoding and augmentation to the GPU with DALI',
        ],
      },
      {
        cue: 'Once the data flows',
        point: 'Afterwards uses mixed precision and a larger batch, as most of the memory is free',
        weight: 2,
        said: [
          'bf16 or fp16 instead of fp32 gives nearly twice the speed',
          'nine of forty gigabytes used, so a batch of 256 fits, with adapted learning rate',
        ],
      },
      {
        cue: 'How you proceed',
        point: 'Measures after each change and expects the bottleneck to move',
        weight: 2,
        said: [
          'the profiler again: once data is below 95 ms, the compute is next',
          'test with synthetic data to know the ceiling without loading',
        ],
      },
      {
        cue: 'What must not get worse',
        point:
          'Checks that the accuracy is still the same after changes in batch size, precision or resizing',
        weight: 1,
        said: [
          'a faster run that ends two points lower is no win',
          'compare the loss curves of the old and new setup for a few epochs',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A second GPU or a faster one would roughly halve the time',
        said: ['I would buy a bigger GPU', 'distribute it over more GPUs'],
        correction:
          'The device is idle two thirds of the time. More devices starve even more until the data arrives faster.',
      },
      {
        belief: 'A larger batch by itself fixes low GPU use',
        said: ['increase the batch size until the memory is full, then utilization goes up'],
        correction:
          'A larger batch needs proportionally more images to be loaded. As long as loading is the bottleneck, images per second stay the same.',
      },
    ],
    sampleAnswer:
      'The GPU is waiting for data. A step spends 210 ms on data and 95 ms on computing, and the average use of 31 percent fits that. So a faster card would bring nothing. Four loader processes are at their limit while 28 cores do nothing, so I first raise the workers to about sixteen with prefetching, pinned memory and asynchronous copies. Then loading can keep up while the card computes. Next comes the storage: 64 images of 110 KB are only 7 MB per batch, so the bandwidth is enough for now, but more than a million small files on a network volume cost a request each. I would resize the images once to the training size, pack them into shards and put them on a local SSD. If decoding is still too slow, it can be done on the GPU. I look at the profile after each change, and I measure with synthetic data to see the ceiling. As soon as data is below 95 ms, compute becomes the limit; then I turn on mixed precision with bf16 and use a larger batch, because 31 GB are free, with an adapted learning rate. Finally I compare the learning curves with the old setup, so that the faster run is not a worse one.',
    criteria: ['Reads the numbers instead of reciting tricks', 'Goes by the largest bottleneck'],
    followUps: [
      {
        question:
          'With sixteen workers the loading takes 100 ms per step, but every epoch starts with a pause of a minute. Why?',
        about: [1, 2],
        answer:
          'Probably the workers are started anew each epoch and list or open many files. Persistent workers avoid the restart, an index file or shards avoid listing over a million files, and prefetching must fill up only once.',
      },
      {
        question: 'How do you find out the best possible speed without the input pipeline?',
        about: [4],
        answer:
          'I feed one fixed batch, or random tensors already on the GPU, through the training step and measure images per second. The distance to the real run shows what loading costs and when it is no longer worth optimizing.',
      },
    ],
  },
  {
    id: 'machine-learning-intermediate-09',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Machine Learning Engineer'],
    skills: ['Model Deployment', 'MLOps'],
    tags: ['shadow mode', 'canary', 'rollback', 'registry'],
    question:
      'You have a retrained version of a model that decides which product listings are blocked. Offline it is better. Describe how you bring it into production without hurting sellers.',
    keyPoints: [
      {
        cue: 'Before it decides anything',
        point: 'Runs it in shadow first: same live requests, its decisions are logged but not used',
        weight: 3,
        said: [
          'let both judge and only the old one acts',
          'dark launch, so I see latency, errors and scores on real traffic',
        ],
      },
      {
        cue: 'Which cases you study',
        point: 'Looks at the cases where old and new disagree, by hand and by segment',
        weight: 3,
        said: [
          'which listings would be newly blocked? Let moderators judge two hundred of them',
          'the flips are where the risk is, not the overall number',
          'check whether one category or language loses much more',
        ],
      },
      {
        cue: 'How it reaches everyone',
        point: 'Rolls out in steps to a small share, with limits at which it stops or goes back',
        weight: 3,
        essential: true,
        said: [
          'one percent, then ten, then half, a day or more in between',
          'a canary with automatic abort when the block rate or errors leave the band',
        ],
      },
      {
        cue: 'Signs of hurt sellers',
        point:
          'Watches outcomes that count: wrong blocks and successful appeals, missed bad listings, complaints, latency',
        weight: 2,
        said: [
          'the appeal rate and how many are upheld in the new arm',
          'reports by buyers show what slips through',
          'keep a random sample reviewed by people in both arms',
        ],
      },
      {
        cue: 'If it goes wrong',
        point:
          'Keeps the old version loaded or deployable with its features and thresholds, so going back takes minutes',
        weight: 2,
        said: [
          'a switch back to the former model without a new build',
          'versioned in a registry: weights, preprocessing, thresholds, training data',
        ],
      },
      {
        cue: 'Where the new one blocks',
        point: 'Sets the threshold anew, because scores of the new model are distributed differently',
        weight: 2,
        said: [
          '0.8 in the new one does not mean what it meant before',
          'I match the block rate or the precision first, otherwise I compare apples with oranges',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A better offline metric is enough to replace the old model directly',
        said: ['it has a higher F1, so I deploy it', 'if offline is better, we switch over at night'],
        correction:
          'Offline data comes from the past and mostly from what the old model let through. Live inputs, thresholds and single segments can behave differently.',
      },
    ],
    sampleAnswer:
      'I would go in steps. First shadow mode: the new model gets the same live requests, its decisions are logged, but only the old one acts. That shows errors, latency and the score distribution on real traffic. The scores will be distributed differently, so I set the threshold anew, for instance so that the block rate or the estimated precision matches. Then the important part: where do the two disagree? I let moderators judge a sample of listings that only the new one would block and of those only the old one blocks, and I look by category, language and size of seller, because an average may hide that one group is hit. If that looks good, a canary: one percent of the sellers, then ten, then half, with a few days each, so that appeals can arrive. I watch block rate, appeals and how many succeed, reports by buyers and latency, and a random sample is reviewed by people in both arms. Limits are set in advance at which it goes back automatically. The old model stays deployed, with its features and thresholds versioned in the registry, so rolling back takes a minute. And blocked sellers of the canary can be restored quickly if we were wrong.',
    criteria: ['Cares for the sellers, not only for the metric', 'Has a way back at every step'],
    followUps: [
      {
        question: 'The canary shows no rise in appeals after one day. Do you go to 100 percent?',
        about: [2, 3],
        answer:
          'No. Appeals take days, small sellers may never appeal, and one percent of one day has little power. I wait for the usual delay, use the reviewed random sample for precision, and then take the next step.',
      },
      {
        question: 'What must be stored with a model version so that the rollback really works?',
        about: [4, 5],
        answer:
          'Weights, preprocessing and feature definitions, thresholds, library versions, and the schema it expects. If upstream features have changed for the new model, the old ones have to be produced for a while too.',
      },
    ],
  },
]
