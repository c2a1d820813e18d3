export const keys = { keyId: 'rzp_test_sandbox0000001', keySecret: 'key-secret', webhookSecret: 'webhook-secret' }
