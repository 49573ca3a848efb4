import { testMutations } from './mutation-tests'
import { mutate } from './mutations'

testMutations(mutate)
