import type { SkillQuiz } from './quiz-question.ts'

export const deepLearningQuiz: SkillQuiz = {
  skill: 'Deep Learning',
  questions: [
    {
      id: 'deep-learning-01',
      difficulty: 'beginner',
      question: 'What would a network of ten linear layers without activation functions be able to learn?',
      right: {
        text: 'Only linear functions, as one layer would',
        why: 'The composition of linear maps is a linear map; only nonlinear activations make depth useful.',
      },
      wrong: [
        {
          text: 'Polynomials up to the tenth degree',
          why: 'Layers multiply weight matrices with each other, not inputs with inputs, so no powers arise.',
        },
        {
          text: 'Any function, but only much more slowly',
          why: 'However long it trains, it cannot represent a curve, such as XOR needs.',
        },
        {
          text: 'Nothing, as no gradients can be computed',
          why: 'Linear layers have perfectly good gradients; the range of functions is what is limited.',
        },
      ],
    },
    {
      id: 'deep-learning-02',
      difficulty: 'beginner',
      question: 'The loss of a run looks like this. What do you change first?',
      code: {
        language: 'text',
        lines: ['step   0    10    20     30      40', 'loss   2.3  9.8   410    88,000  nan'],
      },
      right: {
        text: 'Lower the learning rate',
        why: 'The steps overshoot and make the loss explode; a rate smaller by a factor of 10 is the first thing to try.',
      },
      wrong: [
        {
          text: 'Train for more epochs',
          why: 'A run that diverges does not recover; after `nan` all weights are useless.',
        },
        {
          text: 'Add further layers',
          why: 'More layers make training harder; the steps would be too large as before.',
        },
        {
          text: 'Add more dropout',
          why: 'Dropout counters overfitting; here training itself is unstable.',
        },
      ],
    },
    {
      id: 'deep-learning-03',
      difficulty: 'beginner',
      question:
        'Training loss falls further, while validation loss has risen since epoch 12. What is the simplest sensible reaction?',
      code: {
        language: 'text',
        lines: [
          'epoch        4     8     12    16    20',
          'train loss   0.61  0.44  0.31  0.20  0.11',
          'valid loss   0.66  0.52  0.47  0.53  0.64',
        ],
      },
      right: {
        text: 'Keep the weights of epoch 12 and stop early',
        why: 'From there on the network fits details of the training data; the best validation loss marks the best model.',
      },
      wrong: [
        {
          text: 'Train on, until the validation loss falls again',
          why: 'The trend is overfitting; waiting for a turn rarely pays and is not the simplest remedy.',
        },
        {
          text: 'Keep the weights of epoch 20, as 0.11 is lowest',
          why: 'The training loss says little about new data, where this model is worse.',
        },
        {
          text: 'Add neurons, so that both losses fall together',
          why: 'More capacity makes it easier still to memorize the training data.',
        },
      ],
    },
    {
      id: 'deep-learning-04',
      difficulty: 'beginner',
      question: 'A photo shows one of ten animals. Which output layer and loss fit together?',
      right: {
        text: 'Ten outputs with softmax, and cross-entropy',
        why: 'Softmax gives one distribution over exclusive classes, and cross-entropy rewards probability for the right one.',
      },
      wrong: [
        {
          text: 'Ten outputs with sigmoid, and squared error',
          why: 'Sigmoids treat the classes as independent, and squared error gives weak gradients when far off.',
        },
        {
          text: 'One output with softmax, and cross-entropy',
          why: 'Softmax over a single value is always 1, so nothing can be learned.',
        },
        {
          text: 'One output from 0 to 9, and squared error',
          why: 'This pretends that the animals lie on a scale, where class 4 is near to class 5.',
        },
      ],
    },
    {
      id: 'deep-learning-05',
      difficulty: 'beginner',
      question: 'You have 800 photos of rare plants. Which approach is the most promising?',
      code: {
        language: 'text',
        lines: ['photos per species: 40    species: 20    photos in all: 800'],
      },
      right: {
        text: 'Fine-tune a network pretrained on many images',
        why: 'Its layers know edges, textures and shapes already, so few examples suffice for the new classes.',
      },
      wrong: [
        {
          text: 'Train a deep network with random weights',
          why: 'With 800 photos, millions of weights would be memorized rather than generalize.',
        },
        {
          text: 'Train on the pixels with a linear classifier',
          why: 'Raw pixels change with each shift or lighting; a linear model cannot cope with that.',
        },
        {
          text: 'Copy each photo 100 times to get 80,000',
          why: 'Identical copies add no information; real augmentation has to vary the photos.',
        },
      ],
    },
    {
      id: 'deep-learning-06',
      difficulty: 'beginner',
      question: 'Why does an image network use convolutions rather than only fully connected layers?',
      right: {
        text: 'A pattern is learned once and found at every position',
        why: 'Shared small filters need few weights and respond to a motif wherever it appears in the image.',
      },
      wrong: [
        {
          text: 'A convolution sees the whole image in the first layer',
          why: 'It is the reverse: a filter sees a small window, and the field of view grows with depth.',
        },
        {
          text: 'A convolution needs no training, as filters are given',
          why: 'The filters are weights and are learned by backpropagation like any others.',
        },
        {
          text: 'A pattern is found at any size and at any rotation',
          why: 'Convolutions follow shifts; robustness to scale and rotation has to come from data or augmentation.',
        },
      ],
    },
    {
      id: 'deep-learning-07',
      difficulty: 'beginner',
      question:
        'What happens if you double the batch size and leave all else unchanged, including the number of epochs?',
      right: {
        text: 'There are half as many updates, with less noisy gradients',
        why: 'Each epoch has half the batches, and each gradient averages over more examples; the learning rate often has to be adapted.',
      },
      wrong: [
        {
          text: 'There are just as many updates, each on twice the data',
          why: 'An epoch passes over the data once, so larger batches mean fewer of them.',
        },
        {
          text: 'There are twice as many updates, with noisier gradients',
          why: 'It is the reverse: fewer updates, each averaging over more examples.',
        },
        {
          text: 'There are half as many updates, so training is twice as bad',
          why: 'Fewer but more precise updates may do as well, above all with a higher learning rate.',
        },
      ],
    },
    {
      id: 'deep-learning-08',
      difficulty: 'beginner',
      question: 'Which of these is a sensible augmentation for reading handwritten digits?',
      right: {
        text: 'Rotating the images by up to ten degrees',
        why: 'Slightly slanted digits occur and keep their meaning, so the label remains right.',
      },
      wrong: [
        {
          text: 'Rotating the images by up to 180 degrees',
          why: 'A 6 turns into a 9, while the label stays as it was.',
        },
        {
          text: 'Mirroring the images from left to right',
          why: 'Mirrored digits do not occur in use, and some look like other digits.',
        },
        {
          text: 'Cropping to a random quarter of the image',
          why: 'Much of the digit is lost, so the label can often not be seen any more.',
        },
      ],
    },
    {
      id: 'deep-learning-09',
      difficulty: 'intermediate',
      question:
        'In a deep network with sigmoid activations the first layers hardly learn. What explains these values?',
      code: {
        language: 'text',
        lines: ['layer          1       4       8       12', 'mean |grad|    3e-9    4e-7    2e-4    0.03'],
      },
      right: {
        text: 'The derivative of the sigmoid is at most 0.25, and these multiply',
        why: 'Backpropagation multiplies the factors of all layers. ReLU, residual connections and normalization keep gradients alive.',
      },
      wrong: [
        {
          text: 'The first layers have learned their features faster than others',
          why: 'Tiny gradients from the start mean that they get no signal, not that they are done.',
        },
        {
          text: 'The learning rate is too high for layers that are near the input',
          why: 'The rate scales the steps, not the gradients listed here.',
        },
        {
          text: 'The inputs are not shuffled, so their gradients cancel each other',
          why: 'Order affects noise between steps; it does not shrink gradients layer by layer.',
        },
      ],
    },
    {
      id: 'deep-learning-10',
      difficulty: 'intermediate',
      question:
        'The training loss does not fall below 2.30 with ten balanced classes. You suspect a bug. Which test do you make first?',
      code: {
        language: 'text',
        lines: [
          'step         0      200    400    600    800',
          'train loss   2.31   2.30   2.30   2.30   2.30',
        ],
      },
      right: {
        text: 'Overfit a single batch of a few examples',
        why: '2.30 is ln 10, pure guessing. A healthy pipeline drives the loss on one batch to nearly zero within minutes.',
      },
      wrong: [
        {
          text: 'Double the amount of the training data',
          why: 'A network that learns nothing at all does not lack data; a bug would remain hidden.',
        },
        {
          text: 'Add dropout and weight decay to the model',
          why: 'Regularization makes fitting harder; here not even the training data is fitted.',
        },
        {
          text: 'Search the learning rate on a large grid',
          why: 'It may be the rate, but a search takes hours; the small test finds bugs in labels, loss or gradients at once.',
        },
      ],
    },
    {
      id: 'deep-learning-11',
      difficulty: 'intermediate',
      question:
        'A model with batch normalization gives different predictions for the same image, depending on the others in its batch. Why?',
      code: {
        language: 'text',
        lines: [
          'image_17 alone in its batch       cat 0.91',
          'image_17 with 31 photos of cars   cat 0.64',
          'image_17 with 31 photos of cats   cat 0.83',
        ],
      },
      right: {
        text: 'It runs in training mode and uses the statistics of the batch',
        why: 'In inference the running averages collected during training must be used, so that images do not influence each other.',
      },
      wrong: [
        {
          text: 'It runs in inference mode and its averages are still moving',
          why: 'In inference mode the running averages are frozen, so neighbors have no effect.',
        },
        {
          text: 'It was trained with batches too small for stable statistics',
          why: 'This makes the averages poor, but predictions would still not depend on the batch.',
        },
        {
          text: 'It shares its convolution filters among images of the batch',
          why: 'All images use the same fixed weights; none of them changes those of others.',
        },
      ],
    },
    {
      id: 'deep-learning-12',
      difficulty: 'intermediate',
      question:
        'An image of 32 × 32 × 3 enters this layer. What are the output shape and the number of weights (without bias)?',
      code: {
        language: 'text',
        lines: ['Conv2D: 16 filters, kernel 3 x 3, stride 2, padding 1'],
      },
      right: {
        text: '16 × 16 × 16 and 432 weights',
        why: '(32 + 2·1 − 3)/2 + 1, rounded down, is 16; each of the 16 filters has 3·3·3 = 27 weights.',
      },
      wrong: [
        {
          text: '16 × 16 × 16 and 144 weights',
          why: 'Each filter spans all three input channels, so it has 27 weights rather than 9.',
        },
        {
          text: '32 × 32 × 16 and 432 weights',
          why: 'With stride 2 the filter moves two pixels at a time, which halves both sides.',
        },
        {
          text: '15 × 15 × 48 and 432 weights',
          why: 'The channels are summed within a filter: each filter yields one output channel, and padding gives 16.',
        },
      ],
    },
    {
      id: 'deep-learning-13',
      difficulty: 'intermediate',
      question:
        'A photo can show several of 20 objects at once. What has to change against a softmax classifier?',
      right: {
        text: 'A sigmoid and binary cross-entropy for each object',
        why: 'The labels are independent yes/no questions; softmax would force them to compete for a sum of 1.',
      },
      wrong: [
        {
          text: 'A softmax as before, taking the top three classes',
          why: 'Images with one or with eight objects would be wrong, and training still rewards a single class.',
        },
        {
          text: 'A softmax over all the combinations of 20 objects',
          why: 'That makes more than a million classes, most of which never occur in training.',
        },
        {
          text: 'A sigmoid for each object, normalized to a sum of 1',
          why: 'Normalizing brings the competition back; two clear objects could not both have 0.99.',
        },
      ],
    },
    {
      id: 'deep-learning-14',
      difficulty: 'intermediate',
      question:
        'Training on text of length 4,096 runs out of GPU memory; length 1,024 works. Which part grows fastest with length in a standard transformer?',
      right: {
        text: 'The attention scores, with the square of the length',
        why: 'Each token is compared with each other one: four times the length gives sixteen times the scores, if they are stored in full.',
      },
      wrong: [
        {
          text: 'The embedding table, with the square of the length',
          why: 'The table depends on the size of the vocabulary, not on the length.',
        },
        {
          text: 'The feed-forward layers, with the cube of the length',
          why: 'They treat each token on its own, so their activations grow linearly.',
        },
        {
          text: 'The optimizer state, in proportion to the length',
          why: 'It depends on the number of parameters, which the length does not change.',
        },
      ],
    },
    {
      id: 'deep-learning-15',
      difficulty: 'intermediate',
      question:
        'You fine-tune a pretrained network with a new output layer. After a few steps its features seem destroyed. What do you do?',
      right: {
        text: 'Train the new layer first, then all with a small rate',
        why: 'The random layer sends large, useless gradients back. Once it is sensible, gentle steps keep the pretrained features.',
      },
      wrong: [
        {
          text: 'Train all layers at once, with a rate as from scratch',
          why: 'Large steps overwrite what the network has learned before.',
        },
        {
          text: 'Train the first layers only, as they are most general',
          why: 'General layers need the least change, and the new layer would remain random.',
        },
        {
          text: 'Train without normalization of the pretrained inputs',
          why: 'Inputs have to be normalized as in pretraining; otherwise the features fit even less.',
        },
      ],
    },
    {
      id: 'deep-learning-16',
      difficulty: 'intermediate',
      question:
        'All weights and biases of a fully connected network are initialized with the same value, 0.5. What happens?',
      right: {
        text: 'All neurons of a hidden layer stay identical in training',
        why: 'Equal weights get equal gradients, so the symmetry is never broken; random values are needed.',
      },
      wrong: [
        {
          text: 'All neurons differ after one step, since their inputs differ',
          why: 'Neurons of a hidden layer get the same inputs, so their outputs and gradients are equal.',
        },
        {
          text: 'All gradients are zero, so that the network cannot learn at all',
          why: 'With 0.5 gradients flow; the layer just acts like a single neuron.',
        },
        {
          text: 'All goes well, since the optimizer adds its own random noise',
          why: 'Common optimizers are deterministic given the gradients; random batches change all neurons alike.',
        },
      ],
    },
    {
      id: 'deep-learning-17',
      difficulty: 'expert',
      question:
        'A model with 7 billion parameters is trained fully with Adam in mixed precision. About how much GPU memory do weights, gradients and optimizer take, before any activations?',
      code: {
        language: 'text',
        lines: ['weights bf16, gradients bf16,', 'master weights fp32, Adam moments m and v fp32'],
      },
      right: {
        text: 'About 112 GB',
        why: 'Per parameter 2 + 2 + 4 + 4 + 4 = 16 bytes. That is why states are sharded over GPUs or only adapters are trained.',
      },
      wrong: [
        {
          text: 'About 14 GB',
          why: 'This is the weights in bf16 alone, enough for inference.',
        },
        {
          text: 'About 28 GB',
          why: 'This counts weights and gradients only; the optimizer takes three times as much again.',
        },
        {
          text: 'About 56 GB',
          why: 'This counts four bytes twice; both moments and the master copy need four bytes each.',
        },
      ],
    },
    {
      id: 'deep-learning-18',
      difficulty: 'expert',
      question:
        'Training in fp16 stagnates, and many gradients are exactly 0. The same run in fp32 is fine. What is the usual remedy within fp16?',
      right: {
        text: 'Scale the loss up before the backward pass, and unscale before the step',
        why: 'Small gradients underflow below about 6e-8. A scale shifts them into the range; bf16 avoids the need with its wider exponent.',
      },
      wrong: [
        {
          text: 'Raise the learning rate, so that the small gradients have an effect',
          why: 'Zero times any rate is zero: the information is lost before the update.',
        },
        {
          text: 'Clip the gradients to a norm of 1, so that none of them can vanish',
          why: 'Clipping makes large gradients smaller; it does not bring back underflowed ones.',
        },
        {
          text: 'Accumulate gradients over several batches, so that their sum is larger',
          why: 'A sum of zeros is zero; each gradient has underflowed by then.',
        },
      ],
    },
    {
      id: 'deep-learning-19',
      difficulty: 'expert',
      question: 'Why is AdamW preferred to Adam with an L2 term in the loss?',
      right: {
        text: 'In Adam the L2 gradient is divided by the adaptive scale, too',
        why: 'Weights with large gradients would be decayed less. AdamW decays all weights directly and independently of that scale.',
      },
      wrong: [
        {
          text: 'In Adam the L2 gradient cancels the momentum of the step',
          why: 'It is added to the other gradient and enters the momentum as well; nothing is canceled.',
        },
        {
          text: 'In Adam the L2 term doubles the memory of the optimizer',
          why: 'The term needs no additional state; both variants store two moments.',
        },
        {
          text: 'In Adam the L2 term is ignored, as it has no batch statistics',
          why: 'It has an effect through its gradient, only an uneven one.',
        },
      ],
    },
    {
      id: 'deep-learning-20',
      difficulty: 'expert',
      question:
        'In a transformer, what does pre-norm (normalization inside the residual branch) change against post-norm?',
      code: {
        language: 'text',
        lines: ['post-norm: x = norm(x + f(x))', 'pre-norm:  x = x + f(norm(x))'],
      },
      right: {
        text: 'The residual path stays an identity, so deep stacks train stably',
        why: 'Gradients reach early layers without passing through each norm; long warm-up becomes less critical.',
      },
      wrong: [
        {
          text: 'The output has unit variance after each block, so values stay small',
          why: 'This holds for post-norm; with pre-norm the residual stream grows with depth, hence a final norm.',
        },
        {
          text: 'The attention sees inputs that are not normalized, so it is sharper',
          why: 'Pre-norm normalizes exactly the inputs of the attention.',
        },
        {
          text: 'The norms have no parameters, so the model generalizes better',
          why: 'The place of the norm says nothing about its parameters.',
        },
      ],
    },
    {
      id: 'deep-learning-21',
      difficulty: 'expert',
      question:
        'The generator of a GAN produces sharp images, but nearly always the same few. What is going on?',
      right: {
        text: 'Mode collapse: a few outputs suffice to fool the discriminator',
        why: 'The loss does not reward variety by itself. Minibatch statistics, other losses or regularized discriminators counter it.',
      },
      wrong: [
        {
          text: 'Overfitting: the generator has memorized the training images',
          why: 'The generator never sees training images directly, and memorizing would give as much variety as the data has.',
        },
        {
          text: 'Vanishing gradients: the discriminator has become too strong',
          why: 'Then the generator would stop improving and its images would stay poor.',
        },
        {
          text: 'Underfitting: the generator needs more layers for variety',
          why: 'Sharp images show sufficient capacity; the game rewards the few safe outputs.',
        },
      ],
    },
    {
      id: 'deep-learning-22',
      difficulty: 'expert',
      question:
        'Data-parallel training goes from 1 to 64 GPUs with 32 examples each. The run now converges worse in the same number of epochs. What do you adapt first?',
      code: {
        language: 'text',
        lines: [
          'GPUs   batch      learning rate   updates per epoch   accuracy',
          '1      32         0.05            40,000              76%',
          '64     2,048      0.05            625                 68%',
        ],
      },
      right: {
        text: 'A higher learning rate with warm-up, as the batch is 64 times larger',
        why: 'There are 64 times fewer updates per epoch with less noise. Scaling the rate compensates, and warm-up avoids divergence at the start.',
      },
      wrong: [
        {
          text: 'A lower learning rate without warm-up, as the steps add up over GPUs',
          why: 'Gradients are averaged, not added up to more steps; lower rates would slow it down further.',
        },
        {
          text: 'A smaller model, as each GPU sees only a part of the data in an epoch',
          why: 'All GPUs share the averaged gradient, so each replica learns from all data.',
        },
        {
          text: 'A separate seed for the weights on each GPU, as replicas must differ',
          why: 'Replicas must start identical; otherwise averaged gradients make no sense.',
        },
      ],
    },
    {
      id: 'deep-learning-23',
      difficulty: 'expert',
      question: 'Activation memory limits the depth of a network. What does gradient checkpointing trade?',
      right: {
        text: 'More computation: parts of the forward pass run again in the backward one',
        why: 'Only some activations are stored, the others are recomputed when needed: about a third more time for far less memory.',
      },
      wrong: [
        {
          text: 'Less precision: the activations are stored in eight bits until used',
          why: 'That is activation compression; checkpointing computes exactly the same gradients.',
        },
        {
          text: 'More disk traffic: activations are swapped out and read in when needed',
          why: 'That is offloading; and checkpoints of weights on disk are something else again.',
        },
        {
          text: 'Fewer gradients: the early layers are frozen for some of the steps',
          why: 'All parameters get their full gradients; nothing is frozen.',
        },
      ],
    },
    {
      id: 'deep-learning-24',
      difficulty: 'expert',
      question:
        'A distilled student learns from the softened outputs of a teacher (temperature 4). What does it get that hard labels do not offer?',
      code: {
        language: 'text',
        lines: [
          'image of a cat    hard label    teacher, T = 4',
          'cat               1             0.62',
          'lynx              0             0.27',
          'truck             0             0.01',
        ],
      },
      right: {
        text: 'How similar the wrong classes are to the right one, for each image',
        why: 'The ratios among wrong classes carry knowledge of the teacher; the temperature makes them large enough to matter.',
      },
      wrong: [
        {
          text: 'How reliable the labels are, since the teacher corrects wrong ones',
          why: 'It may do so at times, but the teacher errs as well; the gain exists with perfect labels, too.',
        },
        {
          text: 'How the weights of the teacher are set, so that they can be copied',
          why: 'Outputs do not reveal weights, and the student usually has another architecture.',
        },
        {
          text: 'How likely each class is in the data, as a prior for the student',
          why: 'Class frequencies can be counted from hard labels; the soft ones differ from image to image.',
        },
      ],
    },
  ],
}
