import type { NeedsOf, OperationTable } from './contract/operation.ts'
import {
  callOffEmailChange,
  changePassword,
  checkResetLink,
  closeAccount,
  exportUserData,
  forgotPassword,
  getUser,
  login,
  logout,
  resendVerification,
  resetPassword,
  signUp,
  socialLogin,
  socialSignUp,
  undoEmailChange,
  updateUser,
  verifyEmail,
} from './modules/accounts/index.ts'
import { createArchive, getArchive } from './modules/archives/index.ts'
import { getBilling, updateBilling } from './modules/billing/index.ts'
import {
  addToBoard,
  commentOnBoard,
  commentOnSharedBoard,
  createBoard,
  deleteBoard,
  getBoard,
  getBoardComps,
  getSharedBoard,
  listBoards,
  moveBoardToCart,
  removeBoardComment,
  removeBoardGuest,
  removeFromBoard,
  updateBoard,
  voteOnBoard,
} from './modules/boards/index.ts'
import { addToCart, getCart, removeFromCart } from './modules/carts/index.ts'
import { filterImages, findImageByUrl, getImage, listCategories, listImages, suggestImages } from './modules/catalogue/index.ts'
import { countDownload, downloadFile, getFile, listOwnedItems } from './modules/downloads/index.ts'
import { getHealth } from './modules/health/index.ts'
import { getInvoice } from './modules/invoices/index.ts'
import { lookOfPicture } from './modules/looks/index.ts'
import { exportLicences, getCertificate, getLicenceText, listLicences, updateLicence, verifyLicence } from './modules/licences/index.ts'
import { listOrders, listSales, requestRefund } from './modules/orders/index.ts'
import { getCmsPage, getHomePage, getSiteSettings, listBanners } from './modules/pages/index.ts'
import { createOrder, createPayment, getPayment, paymentWebhook } from './modules/payments/index.ts'
import { listPopularSearches } from './modules/popular-searches/index.ts'
import { getIpInfo, storeIpInfo } from './modules/visits/index.ts'
import { addToWishlist, getWishlist, listWishedItems, removeFromWishlist } from './modules/wishlists/index.ts'

/** Every call of the contract with its implementation. A call that is missing here does not compile. */
export const operations = {
  closeAccount,
  exportUserData,
  undoEmailChange,
  resendVerification,
  checkResetLink,
  callOffEmailChange,
  addToCart,
  createArchive,
  countDownload,
  createOrder,
  createPayment,
  requestRefund,
  downloadFile,
  filterImages,
  findImageByUrl,
  getArchive,
  getBilling,
  getCart,
  getCmsPage,
  getFile,
  getHealth,
  getHomePage,
  getImage,
  getInvoice,
  getIpInfo,
  getPayment,
  getSiteSettings,
  getUser,
  listBanners,
  listCategories,
  listImages,
  listOrders,
  exportLicences,
  getCertificate,
  getLicenceText,
  listLicences,
  updateLicence,
  verifyLicence,
  listOwnedItems,
  lookOfPicture,
  listPopularSearches,
  listSales,
  listWishedItems,
  login,
  logout,
  paymentWebhook,
  removeFromCart,
  signUp,
  storeIpInfo,
  suggestImages,
  verifyEmail,
  changePassword,
  forgotPassword,
  resetPassword,
  socialLogin,
  socialSignUp,
  updateBilling,
  updateUser,
  addToWishlist,
  getWishlist,
  removeFromWishlist,
  addToBoard,
  commentOnBoard,
  commentOnSharedBoard,
  createBoard,
  deleteBoard,
  getBoard,
  getBoardComps,
  getSharedBoard,
  listBoards,
  moveBoardToCart,
  removeBoardComment,
  removeBoardGuest,
  removeFromBoard,
  updateBoard,
  voteOnBoard,
} satisfies OperationTable

/** The services that the operations need together. */
export type NeedsOfOperations = NeedsOf<typeof operations>
