import type { SkillQuiz } from './quiz-question.ts'

export const machineLearningQuiz: SkillQuiz = {
  skill: 'Machine Learning',
  questions: [
    {
      id: 'machine-learning-01',
      difficulty: 'beginner',
      question: 'What do these results of a model tell you?',
      code: {
        language: 'text',
        lines: ['accuracy on training data    0.99', 'accuracy on validation data  0.71'],
      },
      right: {
        text: 'The model overfits: it has learned details of the training data',
        why: 'A large gap between training and validation means poor generalization. More data, fewer features or regularization may help.',
      },
      wrong: [
        {
          text: 'The model underfits: it needs more capacity to learn all patterns',
          why: 'An underfitting model would be poor on the training data as well.',
        },
        {
          text: 'The model is fine: validation data is always much harder to predict',
          why: 'A small difference is normal, but 28 points show that the model does not generalize.',
        },
        {
          text: 'The validation data is too small: a larger one would come near 0.99',
          why: 'More validation data makes the figure more precise, not higher.',
        },
      ],
    },
    {
      id: 'machine-learning-02',
      difficulty: 'beginner',
      question: 'Only 1% of the transactions are fraud. A model reaches 99% accuracy. What do you conclude?',
      right: {
        text: 'Nothing yet: calling every transaction fine would reach it too',
        why: 'With rare classes accuracy is dominated by the majority. Look at precision and recall of the fraud class.',
      },
      wrong: [
        {
          text: 'It is very good: of 100 fraud cases the model will find 99 of them',
          why: 'That would be recall. Accuracy counts all transactions, and nearly all of them are not fraud.',
        },
        {
          text: 'It overfits: such a high accuracy cannot be reached on new data',
          why: 'Overfitting shows in a comparison of training and new data; a majority class reaches 99% anywhere.',
        },
        {
          text: 'It is poor: fraud models have to reach an accuracy above 99.9%',
          why: 'There is no fixed limit; a useful model can even have less than 99% if it finds more fraud.',
        },
      ],
    },
    {
      id: 'machine-learning-03',
      difficulty: 'beginner',
      question: 'What is the purpose of the test set, when a validation set exists already?',
      right: {
        text: 'An estimate on data that no decision was based on',
        why: 'Choosing models by the validation score makes that score optimistic; the test set is used once, at the end.',
      },
      wrong: [
        {
          text: 'A second chance to tune the hyperparameters better',
          why: 'As soon as you tune on it, it becomes validation data and its score too optimistic.',
        },
        {
          text: 'Additional rows for training in the final iterations',
          why: 'Training on it would leave nothing to measure generalization with.',
        },
        {
          text: 'A check that the code runs before training is started',
          why: 'That is a matter of unit tests or a tiny sample, not of held-out data.',
        },
      ],
    },
    {
      id: 'machine-learning-04',
      difficulty: 'beginner',
      question:
        'A bank wants to group its customers by behavior, without knowing in advance which groups exist. What kind of task is this?',
      right: {
        text: 'Clustering, as there are no labels to learn from',
        why: 'Unsupervised methods find structure in the data itself; whether the groups are useful, people have to judge.',
      },
      wrong: [
        {
          text: 'Classification, as each customer gets one group',
          why: 'Classification learns from examples with known groups, and there are none.',
        },
        {
          text: 'Regression, as the behavior is given in numbers',
          why: 'Regression predicts a known numeric target; numeric features alone do not make it one.',
        },
        {
          text: 'Reinforcement, as customers react to the bank',
          why: 'No actions are chosen for a reward here; existing data is to be grouped.',
        },
      ],
    },
    {
      id: 'machine-learning-05',
      difficulty: 'beginner',
      question:
        'A k-nearest-neighbors model uses age (18–90) and income (10,000–500,000). Age seems to have no influence. Why?',
      code: {
        language: 'text',
        lines: ['age  income    bought', '25   48,000    yes', '61   48,300    no', '26   52,000    yes'],
      },
      right: {
        text: 'The distances are dominated by income, as it was not scaled',
        why: 'A difference of 1,000 in income outweighs any difference in age; standardize the features first.',
      },
      wrong: [
        {
          text: 'The age has too few different values to form any neighbors',
          why: 'Features with few values still contribute to distances; the scale is what matters.',
        },
        {
          text: 'The income is skewed, and neighbors need normal features',
          why: 'The method assumes no distribution; even a normal income would dominate at this scale.',
        },
        {
          text: 'The number of neighbors is too small for two features',
          why: 'The number smooths the prediction; it does not change which feature rules the distance.',
        },
      ],
    },
    {
      id: 'machine-learning-06',
      difficulty: 'beginner',
      question:
        'A linear regression gets the feature `city` encoded as 1 = Oslo, 2 = Rome, 3 = Lima. What is the problem?',
      right: {
        text: 'The codes suggest an order and distances that do not exist',
        why: 'The model would place Rome exactly between the others. One-hot encoding gives each city a coefficient of its own.',
      },
      wrong: [
        {
          text: 'The codes must begin at 0, as the first city gets no weight',
          why: 'Shifting the codes only changes the intercept; the false order remains.',
        },
        {
          text: 'The codes are too small compared with the other features',
          why: 'Plain linear regression adapts its coefficient to any scale.',
        },
        {
          text: 'The codes must be sorted by frequency, rarest city first',
          why: 'Another numbering is another arbitrary order, with the same effect.',
        },
      ],
    },
    {
      id: 'machine-learning-07',
      difficulty: 'beginner',
      question: 'A spam filter gives this result. What are precision and recall for spam?',
      code: {
        language: 'text',
        lines: [
          '               predicted spam   predicted ok',
          'really spam          80              20',
          'really ok            40             860',
        ],
      },
      right: {
        text: 'Precision 80/120, recall 80/100',
        why: 'Of 120 mails marked as spam 80 were spam; of 100 spam mails 80 were found.',
      },
      wrong: [
        {
          text: 'Precision 80/100, recall 80/120',
          why: 'The two are swapped: precision looks at what was marked, recall at what was there.',
        },
        {
          text: 'Precision 940/1000, recall 80/100',
          why: '940 of 1,000 is the accuracy: all correct decisions, good mail included.',
        },
        {
          text: 'Precision 80/120, recall 860/900',
          why: '860 of 900 is the share of good mail let through (specificity).',
        },
      ],
    },
    {
      id: 'machine-learning-08',
      difficulty: 'beginner',
      question:
        'Before building a model for house prices, you compute the error of always predicting the average price. What for?',
      right: {
        text: 'To know which error a useful model has to beat',
        why: 'A simple baseline gives figures a meaning: an error of 40,000 may be great or worthless.',
      },
      wrong: [
        {
          text: 'To start training from the average as a weight',
          why: 'The baseline is a yardstick; models do not need it as a starting point.',
        },
        {
          text: 'To remove houses that are far from the average',
          why: 'Expensive houses are real data; being far from the mean is no reason to drop them.',
        },
        {
          text: 'To prove that the average is the best predictor',
          why: 'It is the best constant for squared error; the point is to see whether features improve on it.',
        },
      ],
    },
    {
      id: 'machine-learning-09',
      difficulty: 'intermediate',
      question:
        'The model for loan defaults has an AUC of 0.99 in validation. Among its most important features is `number_of_reminders`. What do you suspect?',
      code: {
        language: 'text',
        lines: [
          'AUC (validation)   0.99',
          '',
          'feature               importance',
          'number_of_reminders   0.61',
          'income                0.08',
          'loan_amount           0.05',
        ],
      },
      right: {
        text: 'The feature is filled only after payments were missed',
        why: 'That is target leakage: at the time of the decision the value is not known, so the model will fail in use.',
      },
      wrong: [
        {
          text: 'The feature has the widest range of all the features',
          why: 'A wide range alone gives no predictive power, and tree models do not even notice it.',
        },
        {
          text: 'The feature is correlated with the others in the data',
          why: 'Correlated features share importance among them; they do not bring the AUC to 0.99.',
        },
        {
          text: 'The feature was chosen by chance, as in a random forest',
          why: 'Random choice of candidate features does not make one of them this important.',
        },
      ],
    },
    {
      id: 'machine-learning-10',
      difficulty: 'intermediate',
      question: 'You predict demand for the next day from daily data. Which validation do you choose?',
      right: {
        text: 'Train up to a day, test on the days after it, then move on',
        why: 'Validation has to imitate use: only the past is known. A rolling origin gives several such estimates.',
      },
      wrong: [
        {
          text: 'Random folds of all days, so that each season is in each fold',
          why: 'The model would know the days around a test day, and the score would be too good.',
        },
        {
          text: 'Random folds of all days, repeated ten times for less variance',
          why: 'Repetition makes the wrong estimate more stable, not right.',
        },
        {
          text: 'Train on the newest days, and test on the oldest of them all',
          why: 'That asks how well the future predicts the past, which is not the task.',
        },
      ],
    },
    {
      id: 'machine-learning-11',
      difficulty: 'intermediate',
      question:
        'You have 40 X-ray images of each of 300 patients and split the images at random. Why is the test score too optimistic?',
      code: {
        language: 'python',
        lines: [
          'images = load_images()             # 12,000 images of 300 patients',
          'train, test = train_test_split(images, test_size=0.2, shuffle=True)',
        ],
      },
      right: {
        text: 'Images of one patient are in the training and in the test data',
        why: 'The model can recognize patients rather than the disease. Split by patient, so that nobody is in two sets.',
      },
      wrong: [
        {
          text: 'Images of sick patients may be rare in the test data by chance',
          why: 'That makes the score noisier, in either direction; stratification would help with it.',
        },
        {
          text: 'Images were not shuffled often enough before they were split',
          why: 'The random split is the very problem: it spreads each patient over the sets.',
        },
        {
          text: 'Images in the test data were not augmented like the others',
          why: 'Test data is deliberately not augmented, and augmentation would make it harder rather than easier.',
        },
      ],
    },
    {
      id: 'machine-learning-12',
      difficulty: 'intermediate',
      question: 'Which of these models reacts most to a few extreme outliers in the target?',
      right: {
        text: 'Linear regression with squared error',
        why: 'Squared errors give an outlier an influence that grows with its distance.',
      },
      wrong: [
        {
          text: 'Linear regression with absolute error',
          why: 'The absolute error fits the conditional median, on which extreme targets have bounded influence.',
        },
        {
          text: 'Linear regression with the Huber loss',
          why: 'The Huber loss is squared for small errors and linear for large ones, to limit outliers.',
        },
        {
          text: 'Gradient boosting with absolute error',
          why: 'Its gradients are only signs, so the size of an outlier does not matter.',
        },
      ],
    },
    {
      id: 'machine-learning-13',
      difficulty: 'intermediate',
      question: 'A random forest overfits somewhat. Which change is the least suitable remedy?',
      right: {
        text: 'Reduce the number of trees from 500 to 50',
        why: 'More trees average out noise and do not overfit further; fewer trees only make the forest less stable.',
      },
      wrong: [
        {
          text: 'Raise the minimum number of rows in a leaf',
          why: 'Larger leaves make each tree smoother, a common way to reduce overfitting.',
        },
        {
          text: 'Limit the depth of the trees to a lower value',
          why: 'Shallower trees have less capacity to memorize single rows.',
        },
        {
          text: 'Remove the features that carry mostly noise',
          why: 'Noise features invite chance splits; without them the trees generalize better.',
        },
      ],
    },
    {
      id: 'machine-learning-14',
      difficulty: 'intermediate',
      question:
        'A model for churn has been stable for a year; now its precision falls from week to week, although the code has not changed. What do you check first?',
      right: {
        text: 'Whether the distribution of the inputs has shifted since training',
        why: 'Drift or a broken data source is the usual cause, and inputs can be compared at once, without waiting for labels.',
      },
      wrong: [
        {
          text: 'Whether a larger model would reach a better score on the old data',
          why: 'The old data worked well; a larger model does not explain why things change now.',
        },
        {
          text: 'Whether another random seed gives the model a better precision',
          why: 'The seed explains small differences between trainings, not a decline over weeks.',
        },
        {
          text: 'Whether the threshold can be lowered until precision is as before',
          why: 'A lower threshold usually lowers precision, and it would hide the cause.',
        },
      ],
    },
    {
      id: 'machine-learning-15',
      difficulty: 'intermediate',
      question:
        'The boosting model is trained with early stopping. Which figure may you report as its quality?',
      code: {
        language: 'text',
        lines: [
          'round   train    valid',
          '100     0.412    0.455',
          '240     0.331    0.437   <- best, stopped by this set',
          '300     0.302    0.441',
        ],
      },
      right: {
        text: 'The loss on a third set, not used in training',
        why: 'The validation loss at the best round was chosen as the minimum of many, so it is somewhat too good.',
      },
      wrong: [
        {
          text: 'The validation loss at round 240, as the best one',
          why: 'The round was chosen by this very set, which makes the figure optimistic.',
        },
        {
          text: 'The mean of both losses at round 240 in the table',
          why: 'Mixing in the training loss makes the figure more optimistic still.',
        },
        {
          text: 'The validation loss at round 300, as the last one',
          why: 'That model is not the one in use, so its loss says nothing about it.',
        },
      ],
    },
    {
      id: 'machine-learning-16',
      difficulty: 'intermediate',
      question:
        'A missed tumor costs much more than an unnecessary follow-up. The classifier gives probabilities. What do you adjust first?',
      right: {
        text: 'The decision threshold, set below 0.5 according to the costs',
        why: 'With calibrated probabilities the best threshold follows from the ratio of costs; the model can stay as it is.',
      },
      wrong: [
        {
          text: 'The learning rate, lowered so that errors become less likely',
          why: 'It influences how the model is fitted, not which kind of error it prefers.',
        },
        {
          text: 'The decision threshold, raised above 0.5 to be on the safe side',
          why: 'A higher threshold calls fewer cases positive and misses even more tumors.',
        },
        {
          text: 'The metric, changed to accuracy since it covers both of the errors',
          why: 'Accuracy counts both errors alike, although their costs differ greatly.',
        },
      ],
    },
    {
      id: 'machine-learning-17',
      difficulty: 'expert',
      question:
        'Fraud data was balanced by dropping 95% of the honest cases before training. The predicted probabilities are now far too high. Which correction is right?',
      code: {
        language: 'text',
        lines: [
          'kept: all fraud, 5% of honest cases',
          'model: p = 0.40 for a transaction (in the balanced world)',
        ],
      },
      right: {
        text: 'Multiply the odds by 0.05, which gives about 0.032',
        why: 'Sampling changes only the prior odds: 0.4/0.6 × 0.05 = 0.033, a probability of 0.032. The ranking stays the same.',
      },
      wrong: [
        {
          text: 'Multiply the probability by 0.05, which gives 0.02',
          why: 'The factor belongs to the odds; applied to probabilities even p = 1 would become 0.05.',
        },
        {
          text: 'Multiply the odds by 20, which gives about 0.93',
          why: 'This is the wrong direction: honest cases were removed, so the probabilities have to fall.',
        },
        {
          text: 'Raise the threshold until 1% are reported as fraud',
          why: 'That fixes a number of alarms, but the probabilities would still be wrong for cost decisions.',
        },
      ],
    },
    {
      id: 'machine-learning-18',
      difficulty: 'expert',
      question:
        'Two models have the same AUC of 0.86. The team screens 10,000 cases a day but can review only 50. What do you compare instead?',
      right: {
        text: 'Precision among the top 50, on data with the real class ratio',
        why: 'AUC averages over all thresholds; here only the very top of the ranking is used, where the models may differ widely.',
      },
      wrong: [
        {
          text: 'Accuracy at the threshold of 0.5, on a balanced part of the data',
          why: 'Neither the threshold nor the balance reflects the task of choosing 50 of 10,000.',
        },
        {
          text: 'Log loss over all of the cases, as it measures the calibration',
          why: 'It sums over all cases; 9,950 unreviewed ones would outweigh the 50 that matter.',
        },
        {
          text: 'AUC again, with more decimals and an interval from the bootstrap',
          why: 'More precise, but still about the entire ranking rather than its top.',
        },
      ],
    },
    {
      id: 'machine-learning-19',
      difficulty: 'expert',
      question:
        'A recommender is trained on clicks on items that the previous recommender displayed. Offline it looks excellent, online it does not improve. What is the core reason?',
      right: {
        text: 'Clicks exist only for items shown, so offline tests favor the old policy',
        why: 'Logged feedback is biased by exposure. Randomized slots, logged propensities with reweighting, or an online test correct for it.',
      },
      wrong: [
        {
          text: 'Clicks are binary, so offline tests cannot rank items by preference',
          why: 'Binary feedback is enough to learn rankings; which items got feedback is the issue.',
        },
        {
          text: 'Clicks are rare, so offline tests have too little data for a result',
          why: 'Sparse data makes results noisy; here they are consistently too good.',
        },
        {
          text: 'Clicks come late, so offline tests are made on outdated user tastes',
          why: 'Staleness can hurt too, but it does not explain why the offline score is excellent.',
        },
      ],
    },
    {
      id: 'machine-learning-20',
      difficulty: 'expert',
      question:
        'Offline and online predictions differ for the same customer. The code of the model is identical. Which design prevents this class of errors best?',
      right: {
        text: 'One feature definition for both, read as of the event time',
        why: 'Training–serving skew comes from features computed twice or with later knowledge; a shared definition with point-in-time reads avoids both.',
      },
      wrong: [
        {
          text: 'A larger training set, so features differ less on average',
          why: 'More rows repeat the same mismatch between the two computations.',
        },
        {
          text: 'A fixed random seed, so both runs yield the same numbers',
          why: 'Predicting with a trained model is deterministic as a rule; it is the inputs that differ.',
        },
        {
          text: 'A nightly retraining, so the model follows its live inputs',
          why: 'Retraining uses the offline features again, so the mismatch remains.',
        },
      ],
    },
    {
      id: 'machine-learning-21',
      difficulty: 'expert',
      question:
        'Two features are almost copies of each other, and both matter. What do you see in a random forest?',
      code: {
        language: 'text',
        lines: [
          'permutation importance (drop in R²)',
          'temp_celsius     0.01',
          'temp_fahrenheit  0.01',
          'humidity         0.09',
        ],
      },
      right: {
        text: 'The importance of the temperature is hidden, as each one replaces the other',
        why: 'If one copy is shuffled, the trees still have the other. Permute correlated features together, or group them.',
      },
      wrong: [
        {
          text: 'The temperature is unimportant, so that the model can do without both of them',
          why: 'Dropping both could cost much more than 0.02; single permutations cannot show that.',
        },
        {
          text: 'The importance of humidity is inflated, since its copy was left out of the data',
          why: 'Nothing suggests a copy of humidity; its value is simply not shared with another feature.',
        },
        {
          text: 'The temperatures interact, so their importance is the product of both figures',
          why: 'Importances are not multiplied, and copies are redundant rather than interacting.',
        },
      ],
    },
    {
      id: 'machine-learning-22',
      difficulty: 'expert',
      question:
        'A company trains a model to predict who will churn, and sends a discount to the top 10%. An experiment shows no gain. What was wrong with the idea?',
      right: {
        text: 'High risk is not the same as being changed by a discount',
        why: 'The target should be the effect of the action (uplift), learned from randomized offers; sure losses and loyal customers waste it.',
      },
      wrong: [
        {
          text: 'The top 10% are too few customers to see a gain in churn',
          why: 'The top decile often holds a large share of the churn; enough to measure an effect, if there is one.',
        },
        {
          text: 'Churn has to be predicted as a time rather than a class',
          why: 'Survival models add timing, but still say nothing about who reacts to the offer.',
        },
        {
          text: 'The discount has to go to a random 10% of the customers',
          why: 'Random offers serve to measure effects; as a policy they are hardly better targeted.',
        },
      ],
    },
    {
      id: 'machine-learning-23',
      difficulty: 'expert',
      question:
        'You select the 50 genes most correlated with the outcome and cross-validate a classifier on them. The accuracy of 90% does not hold up. What should you have done?',
      code: {
        language: 'python',
        lines: [
          'best = top_correlated(X, y, k=50)              # X: 60 patients x 20,000 genes',
          'print(cross_val_score(classifier, X[:, best], y, cv=5).mean())   # 0.90',
        ],
      },
      right: {
        text: 'Select the genes anew within each training fold',
        why: 'Selection on all patients has seen the test folds. With so many genes, pure noise would reach such accuracy.',
      },
      wrong: [
        {
          text: 'Select fewer genes, such as 5, from all the patients',
          why: 'The selection would still use the outcomes of the test patients.',
        },
        {
          text: 'Standardize the genes before they were selected',
          why: 'Correlations do not change with the scale, and the leak would remain.',
        },
        {
          text: 'Use leave-one-out, as there are only 60 patients',
          why: 'The patient left out has taken part in the selection, whatever the scheme of the folds.',
        },
      ],
    },
    {
      id: 'machine-learning-24',
      difficulty: 'expert',
      question:
        'With the number of training rows, training and validation error of a model approach each other, as shown. Which measure has the best prospects?',
      code: {
        language: 'text',
        lines: [
          'rows      train error   validation error   target',
          '  1,000   14%           27%                10%',
          ' 10,000   20%           23%                10%',
          '100,000   21%           22%                10%',
        ],
      },
      right: {
        text: 'Better features or a more flexible model',
        why: 'The curves meet far above the target: high bias. More rows cannot push the error below about 21%.',
      },
      wrong: [
        {
          text: 'Ten times more rows of the same kind',
          why: 'The gap is closed; the last tenfold increase gained one point, and the training error rose.',
        },
        {
          text: 'Stronger regularization of the weights',
          why: 'It reduces variance, which is small here, and raises the bias further.',
        },
        {
          text: 'Averaging many such models by bagging',
          why: 'Bagging lowers variance; the systematic error that all of them share remains.',
        },
      ],
    },
  ],
}
