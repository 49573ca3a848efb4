/** @jest-environment node */
import { testMutations } from './mutation-tests'
import { mutate } from './mutations'

testMutations(mutate)
