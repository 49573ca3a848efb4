import { testMutations } from './mutation-tests'
import { mutateTwice } from './mutations'

testMutations(mutateTwice)
