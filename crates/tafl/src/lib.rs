//! stub
#![no_std]
