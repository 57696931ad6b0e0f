// Retired.swift
